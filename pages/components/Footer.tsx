import type { Brand } from '../../platform/brand.ts';
import { usePublicContext } from '../publicPage.tsx';
import { BackToTop } from './BackToTop.tsx';
import { ConsentLink } from './consent.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { comEndereco, horario, linkDoTelefone, linkDoWhatsApp } from '../../modules/brand/canais.ts';
import { Logo } from './Logo.tsx';
import { MENU } from './menu.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

/** Shortcut cards, social links, link columns and copyright (section 2, common layout). */
export function Footer() {
  const { brand, marca } = usePublicContext();
  const cartoes = comEndereco(atalhos(brand));
  const sociais = comEndereco(redes(brand));
  return (
    <footer id="rodape" className="footer">
      <div className="wrap">
        {cartoes.length > 0 && (
          <ul className="footer__cards">
            {cartoes.map(({ icone, titulo, texto, href }) => (
              <li key={titulo}>
                <a href={href} rel="noopener">
                  <Icon name={icone} size={26} />
                  <strong>{titulo}</strong>
                  <span>{texto}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="footer__main">
          <div className="footer__brand">
            <a className="logo" href="/" aria-label={`${brand.BRAND_NAME}, página inicial`}>
              <Logo />
            </a>
            <p>{marca.palavras.rodape}</p>
            <Company brand={brand} />
            {sociais.length > 0 && (
              <ul className="footer__social">
                {sociais.map(({ nome, href }) => (
                  <li key={nome}>
                    <a href={href} rel="noopener" target="_blank">
                      {nome}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {colunas(brand).map(({ titulo, links }) => (
            <nav key={titulo} aria-label={titulo}>
              <h2>{titulo}</h2>
              <ul>
                {links.map(
                  ([nome, href]) =>
                    href && (
                      <li key={nome}>
                        <a href={href}>{nome}</a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          ))}
        </div>
        <p className="footer__legal">
          © {brand.BRAND_LEGAL_NAME} · CNPJ {brand.BRAND_CNPJ}
          {brand.BRAND_FOUNDED && ` · No ar desde ${brand.BRAND_FOUNDED}`}
          {brand.GTM_ID && <ConsentLink />}
        </p>
      </div>
      <WhatsAppLink as="floating">WhatsApp</WhatsAppLink>
      <BackToTop />
    </footer>
  );
}

/** Where and how the company is reached (Decreto 7.962/2013, D51). */
function Company({ brand }: { brand: Brand }) {
  const { BRAND_ADDRESS, BRAND_PHONE, EMAIL_CONTACT, WHATSAPP_NUMBER } = brand;
  const telefone = linkDoTelefone(brand);
  const whatsApp = linkDoWhatsApp(brand);
  return (
    <address className="footer__company">
      {BRAND_ADDRESS && <p>{BRAND_ADDRESS}</p>}
      <p>
        <a href={`mailto:${EMAIL_CONTACT}`}>{EMAIL_CONTACT}</a>
      </p>
      {(telefone || WHATSAPP_NUMBER) && (
        <p>
          {telefone && <a href={telefone}>{BRAND_PHONE}</a>}
          {telefone && whatsApp && ' · '}
          {whatsApp && (
            <a href={whatsApp} rel="noopener noreferrer">
              WhatsApp
            </a>
          )}
          <br />
          {horario(brand)}
        </p>
      )}
    </address>
  );
}

function atalhos(brand: Brand): { icone: IconName; titulo: string; texto: string; href: string | null }[] {
  return [
    { icone: 'user-round', titulo: 'Portal do Cliente', texto: 'Faturas, serviços e cadastro', href: brand.PORTAL_URL },
    { icone: 'ticket', titulo: 'Suporte por chamado', texto: 'Abra um chamado, 24/7/365', href: brand.TICKET_URL },
    { icone: 'book-open', titulo: 'Wiki de ajuda', texto: 'Tutoriais e respostas prontas', href: brand.WIKI_URL },
  ];
}

function redes(brand: Brand): { nome: string; href: string | null }[] {
  return [
    { nome: 'Instagram', href: brand.SOCIAL_INSTAGRAM },
    { nome: 'Facebook', href: brand.SOCIAL_FACEBOOK },
    { nome: 'YouTube', href: brand.SOCIAL_YOUTUBE },
    { nome: 'LinkedIn', href: brand.SOCIAL_LINKEDIN },
  ];
}

function colunas(brand: Brand): { titulo: string; links: [string, string | null][] }[] {
  return [
    { titulo: 'Serviços', links: MENU.flatMap(({ itens }) => itens.map(({ nome, rota }): [string, string] => [nome, rota])) },
    {
      titulo: 'Institucional',
      links: [
        ['Sobre nós', '/sobre-nos'],
        ['Infraestrutura', '/infraestrutura'],
        ['Política de uso', '/politica-de-uso'],
        ['Política de spam', '/politica-de-spam'],
        ['Privacidade (LGPD)', '/politica-de-lgpd'],
        ['Contrato de hospedagem', '/contrato-de-hospedagem'],
        ['Contrato de VPS e dedicado', '/contrato-de-vps-dedicado'],
        ['Contrato administrativo', '/contrato-administrativo-vps-dedicado'],
      ],
    },
    {
      titulo: 'Contato',
      links: [
        ['Atendimento', '/atendimento'],
        ['Abrir chamado', brand.TICKET_URL],
        ['Cancelamento', brand.CANCEL_URL],
        ['Wiki de ajuda', brand.WIKI_URL],
        ['Situação dos serviços', brand.STATUS_URL],
      ],
    },
  ];
}
