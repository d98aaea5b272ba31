import { useData } from 'vike-react/useData';
import { BannerIcpScreen, BannerScreen } from '../telas/Banners.tsx';
import { CatalogFileScreen } from '../telas/CatalogFile.tsx';
import { ChangesScreen } from '../telas/Changes.tsx';
import { CouponScreen } from '../telas/Coupons.tsx';
import { Dashboard } from '../telas/Dashboard.tsx';
import { HighlightScreen } from '../telas/Highlights.tsx';
import { Login } from '../telas/Login.tsx';
import { MessageScreen } from '../telas/Messages.tsx';
import { OrderScreen } from '../telas/Orders.tsx';
import { TestimonialScreen } from '../telas/Testimonials.tsx';
import { PasswordScreen } from '../telas/Password.tsx';
import { PlanScreen } from '../telas/Plans.tsx';
import { TeamScreen } from '../telas/Team.tsx';
import type { Data } from './+data.tsx';

/** The screen that the address names. */
export default function Page() {
  const data = useData<Data>();
  // Each screen begins anew: nothing of one form is left in the next.
  return <Screen key={data.tela} data={data} />;
}

function Screen({ data }: { data: Data }) {
  switch (data.tela) {
    case 'dashboard':
      return <Dashboard {...data} />;
    case 'planos':
      return <PlanScreen {...data} />;
    case 'banner':
      return <BannerScreen {...data} />;
    case 'bannericp':
      return <BannerIcpScreen {...data} />;
    case 'destaques':
      return <HighlightScreen {...data} />;
    case 'depoimentos':
      return <TestimonialScreen {...data} />;
    case 'cupons':
      return <CouponScreen {...data} />;
    case 'assinaturas':
      return <OrderScreen {...data} />;
    case 'mensagens':
      return <MessageScreen {...data} />;
    case 'catalogo':
      return <CatalogFileScreen />;
    case 'alteracoes':
      return <ChangesScreen {...data} />;
    case 'administradores':
      return <TeamScreen {...data} />;
    case 'senha':
      return <PasswordScreen />;
    case 'login':
      return <Login {...data} />;
  }
}
