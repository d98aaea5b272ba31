import { usePageContext } from 'vike-react/usePageContext';
import type { PageContextServer } from 'vike/types';
import { CompanyHead } from '../components/CompanyHead.server.tsx';

/** What every screen has in its head. */
export default function Head() {
  return <CompanyHead {...(usePageContext() as PageContextServer).cabeca} />;
}
