import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { Data } from './+data.ts';

export default function Page() {
  const { id, email, valor, telefone } = useData<Data>();
  const { brand } = usePageContext();
  return (
    <section className="section">
      <div className="wrap">
        <h1>Seu pedido está sendo processado</h1>
        <p>
          As instruções de pagamento e os próximos passos seguem por e-mail. Esta página não é um comprovante: guarde o e-mail que
          você receber.
        </p>
        <dl className="details">
          <dt>Identificação</dt>
          <dd>{id}</dd>
          <dt>E-mail</dt>
          <dd>{email}</dd>
          <dt>Valor</dt>
          <dd>{valor}</dd>
          {telefone && (
            <>
              <dt>Telefone</dt>
              <dd>{telefone}</dd>
            </>
          )}
        </dl>
        <p>
          VPS e servidores dedicados são liberados após a confirmação do pagamento; os demais planos, em até 2 horas. Não recebeu
          o e-mail? Confira a caixa de spam ou escreva para {brand.EMAIL_CONTACT}.
        </p>
        <p className="actions">
          <a className="button button--primary" href={brand.PORTAL_URL} rel="noopener">
            Ir para o Portal do Cliente
          </a>
          <a className="button button--ghost" href="/">
            Voltar ao início
          </a>
        </p>
      </div>
    </section>
  );
}
