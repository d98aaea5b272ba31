import { useData } from '../publicPage.tsx';
import type { Data } from './+data.tsx';

/** Unknown paths (404), what is asked for too often (429) and failures while rendering (500). */
export default function Page() {
  const { rotulo, titulo, texto } = useData<Data>();
  return (
    <section className="section lost">
      <div className="wrap">
        <p className="eyebrow">{rotulo}</p>
        <h1>{titulo}</h1>
        <p>{texto}</p>
        <p className="actions">
          <a className="button button--primary" href="/">
            Voltar ao início
          </a>
          <a className="button button--secondary" href="/plano-hospedagem-php">
            Ver planos de hospedagem
          </a>
          <a className="button button--ghost" href="/atendimento">
            Falar com o atendimento
          </a>
        </p>
      </div>
    </section>
  );
}
