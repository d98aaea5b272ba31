import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { PageHero } from '../../components/PageHero.tsx';
import type { Data } from './+data.ts';
import { ContactForm } from './ContactForm.tsx';

export default function Page() {
  const { botCheck } = useData<Data>();
  const { brand } = usePageContext();
  return (
    <>
      <PageHero
        rotulo="Atendimento"
        titulo="Fale com quem cuida dos servidores"
        texto="Clientes são atendidos por chamado, 24/7/365. Para dúvidas antes de contratar, escreva aqui ou chame no WhatsApp."
      />
      <section className="section">
        <div className="wrap contact__inner">
          <div>
            <h2>Envie uma mensagem</h2>
            <ContactForm botCheck={botCheck} />
          </div>
          <ul className="contact__cards">
            <li>
              <h3>WhatsApp</h3>
              <p>Mensagens em horário comercial.</p>
              <a href={`https://wa.me/${brand.WHATSAPP_NUMBER}`} rel="noopener">
                Chamar no WhatsApp
              </a>
            </li>
            <li>
              <h3>Chamados</h3>
              <p>Suporte técnico 24/7/365, pelo Portal do Cliente.</p>
              <a href={brand.TICKET_URL} rel="noopener">
                Abrir um chamado
              </a>
            </li>
            <li>
              <h3>Privacidade</h3>
              <p>Pedidos sobre dados pessoais (LGPD).</p>
              <a href={`mailto:${brand.EMAIL_PRIVACY}`}>{brand.EMAIL_PRIVACY}</a>
            </li>
            <li>
              <h3>Abuso</h3>
              <p>Denúncias de spam, golpes e ataques.</p>
              <a href={`mailto:${brand.EMAIL_ABUSE}`}>{brand.EMAIL_ABUSE}</a>
            </li>
          </ul>
        </div>
      </section>
    </>
  );
}
