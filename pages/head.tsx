import type { PageContextServer } from 'vike/types';
import { imagemDeCompartilhar } from '../modules/site/compartilhar.ts';
import type { Thing, WithContext } from 'schema-dts';

export interface PageMeta {
  /** Without the brand, which is added. */
  titulo: string;
  descricao: string;
  /** Path of the canonical address, without query. */
  caminho: string;
  /** `noindex` when false. */
  indexar?: boolean;
  /** Structured data (schema.org). */
  dados?: readonly WithContext<Thing>[];
}

/** Everything a page says of itself in its head, in the form that vike-react's `useConfig` takes. */
export function pageHead({ brand, cabeca, publicUrl }: PageContextServer, meta: PageMeta) {
  const imagem = imagemDeCompartilhar(meta.caminho);
  return {
    title: `${meta.titulo} | ${brand.BRAND_NAME}`,
    description: meta.descricao,
    image: publicUrl + (cabeca.compartilhar[imagem] ?? `/og/${imagem}.jpg`),
    Head: <HeadTags brandName={brand.BRAND_NAME} url={publicUrl + meta.caminho} {...meta} />,
  };
}

function HeadTags({ brandName, url, indexar = true, dados }: PageMeta & { brandName: string; url: string }) {
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

/** A `<` inside the JSON could close the script element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
