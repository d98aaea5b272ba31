import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { imagemComPreco, imagemDeCompartilhar } from '../modules/site/compartilhar.ts';
import { jsonForHtml } from './jsonForHtml.server.ts';

export interface PageMeta {
  /** Without the brand, which is added. */
  titulo: string;
  descricao: string;
  /** Path of the canonical address, without query. */
  caminho: string;
  /** `noindex` when false. */
  indexar?: boolean;
  /** The price a month, in reais, that the picture with which the page is shared says. */
  mensal?: string;
  /** Structured data (schema.org). */
  dados?: readonly WithContext<Thing>[];
}

/** What a page says of itself in its head. */
export interface PageHead {
  title: string;
  description?: string;
  /** Address of the picture with which the page is shared. */
  image?: string;
  tags: ReactNode;
}

/** Everything a page of the shop says of itself in its head. */
export function pageHead({ brand, cabeca, publicUrl }: PageContextServer, meta: PageMeta): PageHead {
  const imagem = imagemDeCompartilhar(meta.caminho);
  const ours = meta.mensal ? imagemComPreco(meta.caminho, meta.mensal) : `/og/${imagem}.jpg`;
  return {
    title: `${meta.titulo} | ${brand.BRAND_NAME}`,
    description: meta.descricao,
    image: publicUrl + (cabeca.compartilhar[imagem] ?? ours),
    tags: <ShopTags brandName={brand.BRAND_NAME} url={publicUrl + meta.caminho} {...meta} />,
  };
}

interface HeadProps extends PageHead {
  /** Whether the page stands inside `ShopLayout`. */
  inShop: boolean;
  /** What every page has. */
  children: ReactNode;
}

/** The tags of a public page's head. */
export function Head({ title, description, image, tags, inShop, children }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {/* Nothing is painted before the content is there: what is centred or set to the right would move as the rest of it came in.
          Chromium waits for the start of the element, so it is the one after the content. */}
      {inShop && <link rel="expect" href="#rodape" blocking="render" />}
      {children}
      {tags}
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function ShopTags({ brandName, url, indexar = true, dados }: PageMeta & { brandName: string; url: string }) {
  return (
    <>
      <meta name="robots" content={indexar ? 'index, follow' : 'noindex, follow'} />
      {indexar && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {dados?.map((dado, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(dado) }} />
      ))}
    </>
  );
}
