import { usePageContext } from 'vike-react/usePageContext';

/** Unknown paths (404) and failures while rendering (500). */
export default function Page() {
  const { is404 } = usePageContext();
  const title = is404 ? 'Página não encontrada' : 'Não foi possível mostrar esta página';
  return (
    <section className="section lost">
      <div className="wrap">
        <p className="eyebrow">{is404 ? 'Erro 404' : 'Erro inesperado'}</p>
        <h1>{title}</h1>
        <p>
          {is404
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
