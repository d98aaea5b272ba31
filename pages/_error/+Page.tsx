import { useData } from '../publicPage.tsx';
import type { Data } from './+data.tsx';
import { StaffWays } from './StaffWays.tsx';

/** Unknown paths (404), screens of other roles (403), what is asked for too often (429) and failures while rendering (500). */
export default function Page() {
  const { rotulo, titulo, texto, equipe } = useData<Data>();
  return (
    <section className="section lost">
      <div className="wrap">
        <p className="eyebrow">{rotulo}</p>
        <h1>{titulo}</h1>
        <p>{texto}</p>
        {equipe ? <StaffWays {...equipe} /> : <VisitorWays />}
      </div>
    </section>
  );
}

function VisitorWays() {
  return (
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
  );
}
