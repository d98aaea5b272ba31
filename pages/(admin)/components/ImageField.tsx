import { useEffect, useRef, useState } from 'react';
import { avisoDeCorte } from '../../../modules/banners/imagem.ts';
import { uploadImage, type Refusal } from '../adminApi.ts';

interface ImageFieldProps {
  id: string;
  name: string;
  pasta: 'BANNER' | 'BANNER_ICP';
  /** Path below which stored pictures are shown. */
  base: string;
  /** File name of the stored picture, or empty. */
  inicial: string;
  onUploading: (uploading: boolean) => void;
}

/** Chooses a picture and sends it at once; the form carries the name that the server gave it. */
export function ImageField({ id, name, pasta, base, inicial, onUploading, ...described }: ImageFieldProps) {
  const [imagem, setImagem] = useState(inicial);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [crop, setCrop] = useState('');
  const hidden = useRef<HTMLInputElement>(null);

  const send = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setError('');
    setPercent(0);
    onUploading(true);
    try {
      setImagem(await uploadImage(pasta, file, setPercent));
    } catch (refusal) {
      setError((refusal as Refusal).message);
      // The same file, mended, may be chosen again.
      input.value = '';
    } finally {
      setPercent(null);
      onUploading(false);
    }
  };

  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setCrop(pasta === 'BANNER' && naturalWidth > 0 ? (avisoDeCorte(naturalWidth, naturalHeight) ?? '') : '');

  // The form hears of a new picture like of any other change.
  useEffect(() => {
    if (imagem !== inicial) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [imagem, inicial]);

  return (
    <div className="image-field">
      {imagem && (
        <img
          src={`${base}/${imagem}`}
          alt="Imagem do banner"
          width={160}
          height={64}
          ref={(img) => void (img?.complete && measure(img))}
          onLoad={(event) => measure(event.currentTarget)}
        />
      )}
      <input id={id} {...described} type="file" accept="image/*" onChange={(event) => void send(event.currentTarget)} />
      <input ref={hidden} type="hidden" name={name} value={imagem} readOnly />
      <p className="image-field__crop" role="status">
        {crop}
      </p>
      {percent !== null && (
        <progress max={100} value={percent} aria-label="Envio da imagem">
          {percent}%
        </progress>
      )}
      <p className="form-field__error" role="alert">
        {error}
      </p>
    </div>
  );
}
