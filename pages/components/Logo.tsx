import { usePublicContext } from '../publicPage.tsx';

/** The company's own picture, or the flower beside the name. */
export function Logo() {
  const { brand, marca } = usePublicContext();
  const { logo } = marca;
  return (
    <>
      {logo ? <img className="logo__image" src={logo.src} alt="" width={logo.largura} height={logo.altura} /> : <Flower />}
      {(!logo || logo.comNome) && <span className="logo__name">{brand.BRAND_NAME}</span>}
    </>
  );
}

function Flower() {
  return (
    <svg className="logo__mark" viewBox="0 0 64 64" width="36" height="36" aria-hidden="true" focusable="false">
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d="M32 32C22 26 21 12 27 5c3 3 7 3 10 0 6 7 5 21-5 27Z" transform={`rotate(${angle} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="6" />
    </svg>
  );
}
