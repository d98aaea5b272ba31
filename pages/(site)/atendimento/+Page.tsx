import { comEndereco, horario, linkDoTelefone, linkDoWhatsApp } from '../../../modules/brand/canais.ts';
import { PageHero } from '../../components/PageHero.tsx';
import type { Brand } from '../../../platform/brand.ts';
import { useData, usePublicContext } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { ContactForm } from './ContactForm.tsx';

export default function Page() {
  const { botCheck } = useData<Data>();
  const { brand } = usePublicContext();
  return (
    <>
      <PageHero rotulo="Atendimento" titulo="Fale com quem cuida dos servidores" texto={convite(brand)} />
      <section className="section">
        <div className="wrap contact__inner">
          <div>
            <h2>Envie uma mensagem</h2>
            <ContactForm botCheck={botCheck} />
          </div>
          <ul className="contact__cards">
            {comEndereco(cartoes(brand)).map(({ titulo, texto, href, link }) => (
              <li key={titulo}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
                <a href={href} rel="noopener">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function convite({ TICKET_URL, WHATSAPP_NUMBER }: Brand): string {
  const clientes = TICKET_URL ? 'Clientes são atendidos por chamado, 24/7/365. ' : '';
  return `${clientes}Para dúvidas antes de contratar, escreva aqui${WHATSAPP_NUMBER ? ' ou chame no WhatsApp' : ''}.`;
}

/** Ways to the company; those without an address are not there. */
function cartoes(brand: Brand): { titulo: string; texto: string; href: string | null; link: string | null }[] {
  const { TICKET_URL, PORTAL_URL, EMAIL_PRIVACY, EMAIL_ABUSE } = brand;
  return [
    {
      titulo: 'WhatsApp',
      texto: `Mensagens, ${horario(brand)}.`,
      href: linkDoWhatsApp(brand),
      link: 'Chamar no WhatsApp',
    },
    {
      titulo: 'Telefone',
      texto: `Atendimento, ${horario(brand)}.`,
      href: linkDoTelefone(brand),
      link: brand.BRAND_PHONE,
    },
    {
      titulo: 'Chamados',
      texto: `Suporte técnico 24/7/365${PORTAL_URL ? ', pelo Portal do Cliente' : ''}.`,
      href: TICKET_URL,
      link: 'Abrir um chamado',
    },
    {
      titulo: 'Privacidade',
      texto: 'Pedidos sobre dados pessoais (LGPD).',
      href: `mailto:${EMAIL_PRIVACY}`,
      link: EMAIL_PRIVACY,
    },
    {
      titulo: 'Abuso',
      texto: 'Denúncias de spam, golpes e ataques.',
      href: EMAIL_ABUSE && `mailto:${EMAIL_ABUSE}`,
      link: EMAIL_ABUSE,
    },
  ];
}
