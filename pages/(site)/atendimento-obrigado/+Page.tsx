import { usePublicContext } from '../../publicPage.tsx';

export default function Page() {
  const { brand } = usePublicContext();
  return (
    <section className="section">
      <div className="wrap">
        <h1>Mensagem recebida. Obrigado!</h1>
        <p>
          Nossa equipe responde pelos contatos que você informou.
          {brand.TICKET_URL && ' Se o assunto for urgente e você já é cliente, abra um chamado: eles são atendidos 24/7/365.'}
        </p>
        <p className="actions">
          <a className="button button--primary" href="/">
            Voltar ao início
          </a>
          {brand.TICKET_URL && (
            <a className="button button--ghost" href={brand.TICKET_URL} rel="noopener">
              Abrir chamado
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
