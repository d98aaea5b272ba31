import { usePublicContext } from '../../publicPage.tsx';
import '../styles/admin.css';

/** What stands on the screen until the application does. */
export default function Page() {
  const { brand } = usePublicContext();
  return (
    <div className="admin">
      <header className="admin__side">
        <div className="admin__head">
          <p className="admin__brand">
            {brand.BRAND_SHORT_NAME} <span>administração</span>
          </p>
        </div>
      </header>
      <noscript>A administração precisa de JavaScript.</noscript>
    </div>
  );
}
