import { EnviarImagemDocument, type PastaDeImagem, type RecorteInput } from '../../../../graphql/generated/admin/graphql.ts';
import { act } from '../../adminApi.ts';

interface Upload {
  /** The part of the picture that is kept; all of it without. */
  recorte?: RecorteInput;
  /** Told how far it is, in percent. */
  onProgress: (percent: number) => void;
  /** Gives it up. */
  signal: AbortSignal;
}

/** Uploads a picture. @throws Refusal, and an `AbortError` when it was given up */
export async function uploadImage(pasta: PastaDeImagem, file: File, { recorte, onProgress, signal }: Upload): Promise<string> {
  const context = { fetchOptions: { onProgress, signal } };
  return (await act(EnviarImagemDocument, { arquivo: file, pasta, recorte }, { context })).enviarImagem;
}
