import { useEffect, useRef, useState } from 'react';
import type { RecorteInput } from '../../../../graphql/generated/admin/graphql.ts';
import { lateCode } from '../../../lateCode.ts';
import { pictureOf } from './pictureOf.ts';
import type { CropPicture } from './CropPicture.tsx';

const code = lateCode(() => import('./CropPicture.tsx'));
const NOT_HAD = 'A imagem não pôde ser aberta. Confira a conexão e tente de novo.';

interface CropButtonProps {
  /** The file that was chosen, as it is; null where the picture is one that is stored. */
  chosen: File | null;
  /** Address of the stored one. */
  stored: string;
  /** Whether one is on its way: which picture is meant is not known before it is there. */
  sending: boolean;
  say: (sentence: string) => void;
  onCrop: (whole: File, recorte: RecorteInput) => void;
}

/** Asks which part of a picture is kept. It stays where it is while one is sent: whoever works with the keyboard comes back to it. */
export function CropButton({ chosen, stored, sending, say, onCrop }: CropButtonProps) {
  const [open, setOpen] = useState<{ whole: File; isStored: boolean; Dialog: typeof CropPicture } | null>(null);
  const [opening, setOpening] = useState(false);
  const latest = useRef(sending);
  useEffect(() => {
    latest.current = sending;
  }, [sending]);
  const begin = async () => {
    if (opening || sending) return;
    say('');
    setOpening(true);
    const had = await Promise.all([chosen ?? pictureOf(stored), code()]).catch(() => null);
    setOpening(false);
    // Another was chosen meanwhile.
    if (latest.current) return;
    if (had) setOpen({ whole: had[0], isStored: !chosen, Dialog: had[1].CropPicture });
    else say(NOT_HAD);
  };
  return (
    <>
      <button type="button" className="admin-button" aria-disabled={opening || sending} onClick={() => void begin()}>
        {opening ? 'Abrindo…' : 'Recortar imagem'}
      </button>
      {open && (
        <open.Dialog
          picture={open.whole}
          isStored={open.isStored}
          onClose={() => setOpen(null)}
          onCrop={(recorte) => {
            setOpen(null);
            onCrop(open.whole, recorte);
          }}
        />
      )}
    </>
  );
}
