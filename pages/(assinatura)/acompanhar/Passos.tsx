import type { Passo } from './pedido.server.ts';

const LIDO = { feito: 'Feito', agora: 'Agora', espera: 'Em seguida' } as const;

/** The steps of an order, the one where it stands marked. */
export function Passos({ passos }: { passos: readonly Passo[] }) {
  return (
    <ol className="steps">
      {passos.map(({ nome, texto, quando, estado }) => (
        <li key={nome} className={`steps__step steps__step--${estado}`} aria-current={estado === 'agora' ? 'step' : undefined}>
          <p>
            <strong>{nome}</strong> <span className="steps__state">{LIDO[estado]}</span>
          </p>
          <p>{texto}</p>
          {quando && <p className="steps__when">{quando}</p>}
        </li>
      ))}
    </ol>
  );
}
