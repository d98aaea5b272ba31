import { useState } from 'react';
import { useController } from 'react-hook-form';
import { avisoDeCorte } from '../../../../modules/banners/imagem.ts';
import type { Field } from '../formTable.ts';
import { CropButton } from './CropButton.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { NativeField } from './NativeField.tsx';
import { useUpload } from './useUpload.ts';
import type { WidgetProps } from './widget.ts';

/** Chooses a picture and sends it at once, whole or a part of it; the form carries the name that the server gave it. */
export function ImageWidget(props: WidgetProps<Extract<Field, { kind: 'imagem' }>>) {
  const { nome, pasta, base } = props.field;
  const {
    field: { ref, value, onChange },
  } = useController({ name: nome, control: props.control });
  /** How many pictures, or parts of one, were sent here. */
  const [sent, setSent] = useState(0);
  const [focus, sayOfFocus] = useState('');
  const onSent = (name: string) => {
    onChange(name);
    setSent((before) => before + 1);
  };
  const { percent, error, say, send, giveUp } = useUpload({ pasta, onSent, onUploading: props.onUploading });
  /** The file that was sent last, as it is, or refused only because it was whole. */
  const [chosen, setChosen] = useState<File | null>(null);
  const [crop, setCrop] = useState('');
  const stored = `${base}/${String(value)}`;

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const outcome = await send(file);
    if (outcome === 'given up') return;
    // A part of one that is too tall is taken; no part of what is no picture, or too large.
    const isCut = outcome === 'sent' || outcome.refused === 'IMAGEM_ALTA';
    setChosen(isCut ? file : null);
    // The same file, mended, may be chosen again.
    if (outcome !== 'sent') input.value = '';
  };
  const stop = (input: HTMLInputElement | null | undefined) => {
    giveUp();
    if (!input) return;
    input.value = '';
    // The button goes, and the focus with it.
    input.focus();
  };
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setCrop(pasta === 'BANNER' && naturalWidth > 0 ? (avisoDeCorte(naturalWidth, naturalHeight) ?? '') : '');

  return (
    <NativeField {...props}>
      {(control) => (
        <div className="image-field">
          {value && (
            <div className={pasta === 'BANNER' ? 'image-field__whole' : undefined}>
              <img
                src={stored}
                alt="Imagem do banner"
                width={160}
                height={64}
                ref={(img) => void (img?.complete && measure(img))}
                onLoad={(event) => measure(event.currentTarget)}
              />
              {pasta === 'BANNER' && <FocusPoint control={props.control} sent={sent} say={sayOfFocus} />}
            </div>
          )}
          {/* The browser's own button would speak the browser's language. */}
          <label className="admin-button file-button">
            {value ? 'Trocar imagem' : 'Escolher imagem'}
            <input
              {...control}
              ref={ref}
              className="visually-hidden"
              type="file"
              accept="image/*"
              onChange={(event) => void choose(event.currentTarget)}
            />
          </label>
          {(chosen || value) && (
            <CropButton
              chosen={chosen}
              stored={stored}
              sending={percent !== null}
              say={say}
              onCrop={(whole, recorte) => void send(whole, recorte)}
            />
          )}
          <p className="image-field__crop" role="status">
            {crop} {focus}
          </p>
          {percent !== null && (
            <>
              <progress max={100} value={percent} aria-label="Envio da imagem">
                {percent}%
              </progress>
              <button
                type="button"
                className="admin-button"
                onClick={({ currentTarget }) => stop(currentTarget.closest('.image-field')?.querySelector('input'))}
              >
                Desistir do envio
              </button>
            </>
          )}
          <p className="form-field__error" role="alert">
            {error}
          </p>
        </div>
      )}
    </NativeField>
  );
}
