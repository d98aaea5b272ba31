import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { avisoDeCorte } from '../../../../modules/banners/imagem.ts';
import { uploadImage, type Refusal } from '../../adminApi.ts';
import type { Field } from '../formTable.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { NativeField } from './NativeField.tsx';
import type { WidgetProps } from './widget.ts';

/** Chooses a picture and sends it at once; the form carries the name that the server gave it. */
export function ImageWidget(props: WidgetProps<Extract<Field, { kind: 'imagem' }>>) {
  const { nome, pasta, base } = props.field;
  const {
    field: { ref, value, onChange },
  } = useController({ name: nome, control: props.control });
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [crop, setCrop] = useState('');
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
    props.onUploading(false);
  };
  const giveUp = (input: HTMLInputElement | null | undefined) => {
    underWay.current?.abort();
    end();
    if (!input) return;
    input.value = '';
    // The button goes, and the focus with it.
    input.focus();
  };

  const send = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    // The picture that was chosen last is the one that is meant: an answer to an older one is of no use.
    const mine = new AbortController();
    underWay.current?.abort();
    underWay.current = mine;
    const onProgress = (far: number) => underWay.current === mine && setPercent(far);
    setError('');
    setPercent(0);
    props.onUploading(true);
    let name: string | undefined;
    let refused = '';
    try {
      name = await uploadImage(pasta, file, { onProgress, signal: mine.signal });
    } catch (refusal) {
      refused = (refusal as Refusal).message;
    }
    if (underWay.current !== mine) return;
    if (name === undefined) {
      setError(refused);
      // The same file, mended, may be chosen again.
      input.value = '';
    } else onChange(name);
    end();
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
                src={`${base}/${String(value)}`}
                alt="Imagem do banner"
                width={160}
                height={64}
                ref={(img) => void (img?.complete && measure(img))}
                onLoad={(event) => measure(event.currentTarget)}
              />
              {pasta === 'BANNER' && <FocusPoint control={props.control} />}
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
              onChange={(event) => void send(event.currentTarget)}
            />
          </label>
          <p className="image-field__crop" role="status">
            {crop}
          </p>
          {percent !== null && (
            <>
              <progress max={100} value={percent} aria-label="Envio da imagem">
                {percent}%
              </progress>
              <button
                type="button"
                className="admin-button"
                onClick={({ currentTarget }) => giveUp(currentTarget.closest('.image-field')?.querySelector('input'))}
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
