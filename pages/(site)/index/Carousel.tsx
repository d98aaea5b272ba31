import { dezenaDoFoco, PROPORCAO, srcsetDoBanner } from '../../../modules/banners/imagem.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Data } from './+data.ts';
import { useCarousel } from './useCarousel.ts';

type Banner = Data['banners'][number];

const SIZES = '(min-width: 1200px) 1160px, 100vw';
/** On a phone a picture under words is as high as they need, and shows its right side. */
const SIZES_WORDED = '(min-width: 1200px) 1160px, (min-width: 48rem) 100vw, 130vw';

interface CarouselProps {
  banners: readonly Banner[];
  /** Whether one of them, or one that is shown elsewhere beside them, says something over its picture. */
  worded?: boolean;
}

/** The promotional banners (section 4). */
export function Carousel({ banners, worded = banners.some(({ titulo }) => titulo) }: CarouselProps) {
  const { current, next, paused, goTo, togglePaused, touch } = useCarousel(banners.length);
  // The list comes with the page: when it is empty there is nothing to wait for.
  if (banners.length === 0) return null;
  return (
    <section className="carousel" aria-roledescription="carrossel" aria-label="Ofertas em destaque">
      <div className={worded ? 'carousel__frame carousel__frame--worded' : 'carousel__frame'} {...touch}>
        <p className="carousel__waiting" aria-hidden="true">
          Carregando banners...
        </p>
        {banners.map((banner, index) => (
          <div
            key={banner.id}
            className="carousel__slide"
            data-position={Math.sign(index - current)}
            inert={index !== current}
            role="group"
            aria-roledescription="banner"
            aria-label={`${index + 1} de ${banners.length}`}
          >
            <Slide banner={banner} first={index === 0} ahead={index === next} />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className="carousel__controls">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className="carousel__dot"
              aria-label={`Ir para o banner ${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
          <button
            type="button"
            className="carousel__pause"
            onClick={togglePaused}
            aria-label={paused ? 'Retomar a rotação' : 'Pausar a rotação'}
          >
            <Icon name={paused ? 'play' : 'pause'} size={16} />
          </button>
        </div>
      )}
    </section>
  );
}

/** A picture, and over it what the banner says, where it says something. Where it leads is one link, which its button only draws. */
function Slide({ banner, first, ahead }: { banner: Banner; first: boolean; ahead: boolean }) {
  const { titulo, texto, chamada, link } = banner;
  const content = (
    <>
      <picture>
        <source type="image/avif" srcSet={srcsetDoBanner(banner.imagem)} sizes={titulo ? SIZES_WORDED : SIZES} />
        <img
          src={`/banner/${banner.imagem}`}
          alt={banner.alt ?? ''}
          data-foco-x={dezenaDoFoco(banner.focoX)}
          data-foco-y={dezenaDoFoco(banner.focoY)}
          width={PROPORCAO.largura}
          height={PROPORCAO.altura}
          loading={first || ahead ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          draggable={false}
        />
      </picture>
      {titulo && (
        <div className="carousel__words">
          <p className="carousel__title">{titulo}</p>
          {texto && <p>{texto}</p>}
          {chamada && <span className="button button--outline">{chamada}</span>}
        </div>
      )}
    </>
  );
  return link ? (
    <a className="carousel__content" href={link}>
      {content}
    </a>
  ) : (
    <div className="carousel__content">{content}</div>
  );
}
