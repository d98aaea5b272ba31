import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Data } from './+data.ts';

type Tela = Data['telas'][number];

/** The panel's screens; each opens larger in a dialog that arrows move through. Without JavaScript a link opens the picture itself. */
export function Gallery({ telas }: { telas: readonly Tela[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<number | null>(null);

  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setShown(index);
    dialog.current?.showModal();
  };
  const move = (step: number) => setShown(((shown ?? 0) + step + telas.length) % telas.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };

  const tela = shown === null ? undefined : telas[shown];
  return (
    <section className="section gallery" aria-labelledby="telas">
      <div className="wrap">
        <h2 id="telas">O painel por dentro</h2>
        <ul className="gallery__list">
          {telas.map(({ imagem, titulo, texto }, index) => (
            <li key={imagem}>
              <a href={`/images/${imagem}-1200.avif`} data-vike="false" onClick={(event) => open(event, index)}>
                <Picture name={imagem} alt={`Tela: ${titulo}`} sizes="(min-width: 900px) 560px, 100vw" />
                <strong>{titulo}</strong>
              </a>
              <p>{texto}</p>
            </li>
          ))}
        </ul>
        <dialog ref={dialog} className="viewer" aria-label="Telas do painel" onKeyDown={onKeyDown} onClose={() => setShown(null)}>
          {tela && (
            <>
              <Picture name={tela.imagem} alt={`Tela: ${tela.titulo}`} sizes="90vw" />
              <p aria-live="polite">
                {(shown ?? 0) + 1} de {telas.length}: {tela.titulo}
              </p>
            </>
          )}
          <div className="viewer__controls">
            <button type="button" className="button button--ghost" onClick={() => move(-1)} aria-label="Tela anterior">
              <Icon name="chevron-left" />
            </button>
            <button type="button" className="button button--ghost" onClick={() => move(1)} aria-label="Próxima tela">
              <Icon name="chevron-right" />
            </button>
            <button type="button" className="button button--secondary" onClick={() => dialog.current?.close()}>
              Fechar
            </button>
          </div>
        </dialog>
      </div>
    </section>
  );
}
