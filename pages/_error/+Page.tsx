import { useData } from '../publicPage.tsx';
import type { Data } from './+data.tsx';

/** Unknown paths (404) and failures while rendering (500). */
export default function Page() {
  const { naoExiste } = useData<Data>();
  const title = naoExiste ? 'Página não encontrada' : 'Não foi possível mostrar esta página';
  return (
    <section className="section lost">
      <div className="wrap">
        <p className="eyebrow">{naoExiste ? 'Erro 404' : 'Erro inesperado'}</p>
        <h1>{title}</h1>
        <p>
          {naoExiste
            ? 'O endereço pode ter mudado ou sido digitado com um erro. Os planos continuam no lugar.'
            : 'A falha foi registrada. Recarregue a página em instantes ou volte para o início.'}
        </p>
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
