import { PROPORCAO, srcsetDoBanner } from '../../../modules/banners/imagem.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Data } from './+data.ts';
import { useCarousel } from './useCarousel.ts';

type Banner = Data['banners'][number];

/** The promotional banners (section 4). */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const { current, next, paused, goTo, togglePaused, touch } = useCarousel(banners.length);
  // The list comes with the page: when it is empty there is nothing to wait for.
  if (banners.length === 0) return null;
  return (
    <section className="carousel" aria-roledescription="carrossel" aria-label="Ofertas em destaque">
      <div className="carousel__frame" {...touch}>
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

function Slide({ banner, first, ahead }: { banner: Banner; first: boolean; ahead: boolean }) {
  const picture = (
    <picture>
      <source type="image/avif" srcSet={srcsetDoBanner(banner.imagem)} sizes="(min-width: 1200px) 1160px, 100vw" />
      <img
        src={`/banner/${banner.imagem}`}
        alt={banner.alt ?? ''}
        width={PROPORCAO.largura}
        height={PROPORCAO.altura}
        loading={first || ahead ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        draggable={false}
      />
    </picture>
  );
  return banner.link ? <a href={banner.link}>{picture}</a> : picture;
}
