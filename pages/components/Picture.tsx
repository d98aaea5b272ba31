interface PictureProps {
  /** Name of a set made by scripts/pictures.ts in public/images. */
  name: string;
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
}

/** Widths, in pixels, of every picture in public/images. */
const WIDTHS = [480, 800, 1200] as const;

/** One of our own 16:10 pictures, fetched when it comes near, in the width that the screen needs. */
export function Picture({ name, alt, sizes }: PictureProps) {
  const srcSet = (type: string) => WIDTHS.map((width) => `/images/${name}-${width}.${type} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img src={`/images/${name}-800.webp`} alt={alt} width={1200} height={750} loading="lazy" decoding="async" />
    </picture>
  );
}
