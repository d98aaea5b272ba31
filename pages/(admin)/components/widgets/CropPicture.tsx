import { useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import type { RecorteInput } from '../../../../graphql/generated/admin/graphql.ts';
import { PROPORCAO } from '../../../../modules/banners/imagem.ts';
import { StaffDialog } from '../StaffDialog.tsx';
import 'react-image-crop/dist/ReactCrop.css';

const ASPECT = PROPORCAO.largura / PROPORCAO.altura;
/** Width in pixels of the smallest part that is taken: a quarter of the carousel's. */
const SMALLEST = PROPORCAO.largura / 4;
/** Width on the screen below which it could not be taken hold of. */
const LEAST = 40;
const LABELS = {
  cropArea: 'Recorte. As setas o movem; com Shift, mais depressa.',
  nwDragHandle: 'Canto esquerdo de cima do recorte. As setas mudam o tamanho.',
  nDragHandle: 'Lado de cima do recorte. As setas mudam o tamanho.',
  neDragHandle: 'Canto direito de cima do recorte. As setas mudam o tamanho.',
  eDragHandle: 'Lado direito do recorte. As setas mudam o tamanho.',
  seDragHandle: 'Canto direito de baixo do recorte. As setas mudam o tamanho.',
  sDragHandle: 'Lado de baixo do recorte. As setas mudam o tamanho.',
  swDragHandle: 'Canto esquerdo de baixo do recorte. As setas mudam o tamanho.',
  wDragHandle: 'Lado esquerdo do recorte. As setas mudam o tamanho.',
};

/** In pixels, as the picture is seen. */
interface Size {
  width: number;
  height: number;
}

interface CropPictureProps {
  picture: File;
  /** Whether it is the one that is stored, of which the whole goes once its part is saved. */
  isStored: boolean;
  onCrop: (recorte: RecorteInput) => void;
  onClose: () => void;
}

/** Which part of a picture is kept, in the carousel's proportion: with a pointer, or with the arrow keys. */
export function CropPicture({ picture, isStored, onCrop, onClose }: CropPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const bitmap = await createImageBitmap(picture).catch(() => null);
      if (gone || !canvas.current) return;
      if (!bitmap) return setUnreadable(true);
      draw(canvas.current, bitmap);
      setSize({ width: bitmap.width, height: bitmap.height });
      setCrop(largest(bitmap));
    };
    void show();
    return () => {
      gone = true;
    };
  }, [picture]);
  // The arrows move it.
  useEffect(() => {
    if (size) canvas.current?.closest('.crop')?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [size]);
  const kept = crop && size && inPixels(crop, size);
  return (
    <StaffDialog titulo="Recortar a imagem" onClose={onClose}>
      {unreadable && <p role="alert">Este navegador não mostra esta imagem. Envie-a inteira, ou em outro formato.</p>}
      {!unreadable && (
        <ReactCrop
          className="crop"
          crop={crop}
          aspect={ASPECT}
          minWidth={LEAST}
          keepSelection
          ruleOfThirds
          ariaLabels={LABELS}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <canvas ref={canvas} role="img" aria-label="A imagem inteira" />
        </ReactCrop>
      )}
      <p role="status">{kept && sayKept(kept)}</p>
      {isStored && <p>Depois de salvo, só o recorte fica guardado: para voltar à imagem inteira, é preciso enviá-la de novo.</p>}
      <div className="row-form__buttons">
        <button
          type="button"
          className="admin-button admin-button--primary"
          disabled={!kept || isTooSmall(kept)}
          onClick={() => kept && onCrop(kept)}
        >
          Usar este recorte
        </button>
        <button type="button" className="admin-button" onClick={onClose}>
          Deixar como está
        </button>
      </div>
    </StaffDialog>
  );
}

/** Shows a picture as it lies, no larger than it is looked at. The policy of the page lets no address of its own making show one. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, PROPORCAO.largura / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/** As much of a picture as has the proportion, from its middle. */
function largest({ width, height }: Size): PercentCrop {
  const side = width / height > ASPECT ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, ASPECT, width, height), width, height);
}

/** A part in pixels of the picture, whole ones that lie in it. */
function inPixels({ x, y, width, height }: PercentCrop, picture: Size): RecorteInput {
  const [left, top] = [Math.floor((x / 100) * picture.width), Math.floor((y / 100) * picture.height)];
  return {
    x: left,
    y: top,
    largura: Math.max(1, Math.min(Math.round((width / 100) * picture.width), picture.width - left)),
    altura: Math.max(1, Math.min(Math.round((height / 100) * picture.height), picture.height - top)),
  };
}

/** Whether nobody would make out what it shows. */
const isTooSmall = ({ largura }: RecorteInput) => largura < SMALLEST;

/** How large what is kept is, and whether it is enough. */
function sayKept({ largura, altura }: RecorteInput): string {
  const kept = `Ficam ${largura} × ${altura} pixels`;
  if (largura < SMALLEST) return `${kept}: é pouco demais para o carrossel. Recorte pelo menos ${SMALLEST} de largura.`;
  return largura < PROPORCAO.largura
    ? `${kept}: menos que os ${PROPORCAO.largura} de largura do carrossel, fica menos nítida.`
    : `${kept}.`;
}
