import { usePublicContext } from '../publicPage.tsx';
import { Icon, MenuIcon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { MENU } from './menu.ts';
import { useMenu } from './useMenu.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

/** Brand, menus and the way to the client portal. Menus are native disclosures, so they open without JavaScript. */
export function Header() {
  const { brand } = usePublicContext();
  return (
    <header className="header">
      <div className="wrap header__inner">
        <a className="logo" href="/" aria-label={`${brand.BRAND_NAME}, página inicial`}>
          <Logo />
        </a>
        <DesktopMenu portal={brand.PORTAL_URL} />
        <WhatsAppLink as="entry">WhatsApp</WhatsAppLink>
        <MobileMenu portal={brand.PORTAL_URL} />
      </div>
    </header>
  );
}

function DesktopMenu({ portal }: { portal: string | null }) {
  const { opened, ...menu } = useMenu();
  return (
    <nav className="nav nav--desktop" aria-label="Principal">
      <a href="/">Home</a>
      <details className="mega" {...menu}>
        <summary>
          Serviços <Icon name="chevron-down" size={16} />
        </summary>
        <div className="mega__panel">
          <div className="wrap mega__columns">
            {MENU.map(({ titulo, itens }) => (
              <section key={titulo}>
                <h2>{titulo}</h2>
                <ul>
                  {itens.map(({ nome, resumo, rota, icone }) => (
                    <li key={rota}>
                      <a href={rota}>
                        <MenuIcon name={icone} wanted={opened} />
                        <span>
                          <strong>{nome}</strong>
                          <small>{resumo}</small>
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </details>
      <a href="/atendimento">Atendimento</a>
      {portal && <PortalLink href={portal} />}
    </nav>
  );
}

function MobileMenu({ portal }: { portal: string | null }) {
  const { opened, ...menu } = useMenu();
  return (
    <details className="drawer" {...menu}>
      <summary aria-label="Menu">
        <Icon name="menu" size={26} />
      </summary>
      <nav className="drawer__panel" aria-label="Principal, no celular">
        <a href="/">Home</a>
        <details className="drawer__services">
          <summary>
            Serviços <Icon name="chevron-down" size={18} />
          </summary>
          {MENU.map(({ titulo, itens }) => (
            <section key={titulo}>
              <h2>{titulo}</h2>
              <ul>
                {itens.map(({ nome, rota, icone }) => (
                  <li key={rota}>
                    <a href={rota}>
                      <MenuIcon name={icone} wanted={opened} /> {nome}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </details>
        <a href="/atendimento">Atendimento</a>
        {portal && <PortalLink href={portal} />}
      </nav>
    </details>
  );
}

function PortalLink({ href }: { href: string }) {
  return (
    <a className="button button--outline" href={href} rel="noopener">
      <Icon name="user-round" size={18} /> Portal do Cliente
    </a>
  );
}
