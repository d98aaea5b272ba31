import { useEffect, useRef, useState } from 'react';
import type { PastaDeImagem, RecorteInput } from '../../../../graphql/generated/admin/graphql.ts';
import type { Refusal } from '../../adminApi.ts';
import { uploadImage } from './uploadImage.ts';

interface Uploading {
  pasta: PastaDeImagem;
  /** Told the name that the server gave a picture. */
  onSent: (imagem: string) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Sends pictures, one at a time: the one that was chosen last is the one that is meant. */
export function useUpload({ pasta, onSent, onUploading }: Uploading) {
  /** How far it is; null while none is under way. */
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState('');
  const underWay = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      underWay.current?.abort();
      underWay.current = null;
    },
    [],
  );

  const end = () => {
    underWay.current = null;
    setPercent(null);
    onUploading(false);
  };
  const giveUp = () => {
    underWay.current?.abort();
    end();
  };

  /** What came of it; where it was refused, with what code, as is said. @param recorte the part of it that is kept; all of it without */
  const send = async (file: File, recorte?: RecorteInput): Promise<'sent' | 'given up' | { refused: string }> => {
    // An answer to an older one is of no use.
    const mine = new AbortController();
    underWay.current?.abort();
    underWay.current = mine;
    const onProgress = (far: number) => underWay.current === mine && setPercent(far);
    setError('');
    setPercent(0);
    onUploading(true);
    let name: string | undefined;
    let refused: Refusal | null = null;
    try {
      name = await uploadImage(pasta, file, { recorte, onProgress, signal: mine.signal });
    } catch (refusal) {
      refused = refusal as Refusal;
    }
    if (underWay.current !== mine) return 'given up';
    if (refused) setError(refused.message);
    else onSent(name!);
    end();
    return refused ? { refused: refused.code } : 'sent';
  };

  return { percent, error, say: setError, send, giveUp };
}
