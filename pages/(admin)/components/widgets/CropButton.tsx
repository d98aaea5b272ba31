import { useState } from 'react';
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
  say: (sentence: string) => void;
  onCrop: (whole: File, recorte: RecorteInput) => void;
}

/** Asks which part of a picture is kept. It stays where it is while one is sent: whoever works with the keyboard comes back to it. */
export function CropButton({ chosen, stored, say, onCrop }: CropButtonProps) {
  const [open, setOpen] = useState<{ whole: File; Dialog: typeof CropPicture } | null>(null);
  const [opening, setOpening] = useState(false);
  const begin = async () => {
    if (opening) return;
    say('');
    setOpening(true);
    const had = await Promise.all([chosen ?? pictureOf(stored), code()]).catch(() => null);
    setOpening(false);
    if (had) setOpen({ whole: had[0], Dialog: had[1].CropPicture });
    else say(NOT_HAD);
  };
  return (
    <>
      <button type="button" className="admin-button" aria-disabled={opening} onClick={() => void begin()}>
        {opening ? 'Abrindo…' : 'Recortar imagem'}
      </button>
      {open && (
        <open.Dialog
          picture={open.whole}
          isStored={!chosen}
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
