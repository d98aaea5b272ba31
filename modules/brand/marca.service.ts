import type { Config } from '../../platform/config.ts';
import { StartError } from '../../platform/startError.ts';
import { fieldErrors } from '../../platform/validation.ts';
import { ROTAS_DE_DOCUMENTO, type Documento, type RotaDeDocumento } from '../site/documento.ts';
import {
  COMPARTILHAR,
  lerArquivos,
  lerFonte,
  lerImagem,
  lerTexto,
  LOGOS,
  servido,
  type Arquivo,
  type Errado,
  type Imagem,
} from './arquivos.service.ts';
import { CORES, poucoContraste, todasAsCores, type CoresDaMarca } from './cores.server.ts';
import { writeStylesheet } from './stylesheet.server.ts';
import { ditosDe } from './ditos.ts';
import type { Cabeca, Marca, Marco, Palavras } from './marca.ts';
import { marcaJson, type MarcaJson } from './marcaJson.server.ts';
import { lerDocumento } from './texto.server.ts';
import { preencher, variaveis, type Variaveis } from './variaveis.ts';

/** Everything that the company's folder says, and the site's own where it says nothing. */
export interface MarcaLida {
  marca: Marca;
  cabeca: Cabeca;
  /** For what is no page, and has no style sheet. */
  cores: CoresDaMarca;
  /** Milestones of the about page. */
  marcos: readonly Marco[];
  /** The company's own policies and contracts. */
  textos: Readonly<Partial<Record<RotaDeDocumento, Documento>>>;
  /** What is served, by the path of its address. */
  arquivos: ReadonlyMap<string, Arquivo>;
}

type Lidos = ReadonlyMap<string, Buffer>;

/** Terms that the daily job keeps; the company's own privacy page has to state them too. */
const PRAZOS = ['ORDERS', 'MESSAGES', 'TRACE', 'SIGN_INS'].map((nome) => `{{RETENTION_${nome}_MONTHS}}`);

/** Reads `BRAND_DIR`, whole and once. @throws StartError with one sentence for each mistake, which names file and field */
export async function lerMarca({
  brandDir,
  brand,
  retention,
}: Pick<Config, 'brandDir' | 'brand' | 'retention'>): Promise<MarcaLida> {
  const erros: string[] = [];
  const errado: Errado = (arquivo, frase) => erros.push(`A pasta da marca está errada: ${arquivo}: ${frase}`);
  const valores = variaveis(brand, retention);
  const lidos: Lidos = brandDir === null ? new Map() : lerArquivos(brandDir, errado);
  const json = lerJson(lidos, errado);
  const imagens = await lerImagens(lidos, errado);
  const fontes = lerFontes(lidos, json, errado);
  const textos = lerTextos(lidos, valores, errado);
  const logo = lerLogo(imagens, json, errado);
  const padrao = ditosDe(brand);
  const palavras = preencherPalavras({ ...padrao.palavras, ...json.palavras }, valores, errado);
  if (json.ilustracao === false && imagens.has('ilustracao.svg'))
    errado('marca.json', 'ilustracao: É false, e há um arquivo ilustracao.svg; tire um dos dois.');
  const css = writeStylesheet({
    cores: json.cores ?? {},
    fontes,
    ilustracao: json.ilustracao === false ? null : imagens.get('ilustracao.svg')?.src,
  });
  if (erros.length > 0) throw new StartError(erros.join('\n'));

  const folha = css === null ? null : servido('marca.css', 'text/css; charset=utf-8', Buffer.from(css));
  const servidos = [folha, ...imagens.values(), fontes.texto, fontes.titulo].filter((arquivo) => arquivo !== null);
  return {
    marca: { logo, palavras, numeros: { ...padrao.numeros, ...json.numeros } },
    cores: todasAsCores(json.cores ?? {}),
    marcos: json.marcos ?? padrao.marcos,
    cabeca: {
      folha: folha?.src ?? null,
      fontes: { texto: fontes.texto?.src ?? null, titulo: fontes.titulo?.src ?? null },
      ...icones(imagens, logo?.src),
      cor: json.cores?.escura ?? CORES.escura.padrao,
      coresProprias: Object.keys(json.cores ?? {}).length > 0,
      compartilhar: compartilhar(imagens),
    },
    textos,
    arquivos: new Map(servidos.map((arquivo) => [arquivo.src, arquivo])),
  };
}

function lerJson(lidos: Lidos, errado: Errado): MarcaJson {
  const texto = lerTexto(lidos, 'marca.json', errado);
  if (texto === null) return {};
  let escrito: unknown;
  try {
    escrito = JSON.parse(texto);
  } catch (error) {
    const linha = /line (\d+)/.exec((error as Error).message)?.[1];
    errado('marca.json', `Não é um JSON válido${linha ? `; veja a linha ${linha}` : ''}.`);
    return {};
  }
  const { data, error } = marcaJson.safeParse(escrito);
  if (!data) {
    for (const { campo, mensagem } of fieldErrors(error.issues)) errado('marca.json', campo ? `${campo}: ${mensagem}` : mensagem);
    return {};
  }
  for (const { cor, frase } of poucoContraste(data.cores ?? {})) errado('marca.json', `cores.${cor}: ${frase}`);
  return data;
}

async function lerImagens(lidos: Lidos, errado: Errado): Promise<Map<string, Imagem>> {
  const imagens = new Map<string, Imagem>();
  for (const nome of lidos.keys()) {
    const imagem = await lerImagem(lidos, nome, errado);
    if (imagem) imagens.set(nome, imagem);
  }
  return imagens;
}

function lerLogo(imagens: ReadonlyMap<string, Imagem>, json: MarcaJson, errado: Errado): Marca['logo'] {
  const [nome, outro] = LOGOS.filter((possivel) => imagens.has(possivel));
  if (outro) errado(outro, `Há também ${nome}; deixe um dos dois.`);
  const imagem = nome && imagens.get(nome);
  if (!imagem) return null;
  const { src, largura, altura } = imagem;
  return { src, largura, altura, comNome: json.logo?.comNome ?? true };
}

function lerFontes(lidos: Lidos, json: MarcaJson, errado: Errado) {
  const ler = (uso: 'texto' | 'titulo') => {
    const fonte = lerFonte(lidos, `fontes/${uso}.woff2`, errado);
    if (!fonte && json.fontes?.[uso] && !lidos.has(`fontes/${uso}.woff2`))
      errado('marca.json', `fontes.${uso}: Falta o arquivo fontes/${uso}.woff2.`);
    return fonte && { ...fonte, peso: json.fontes?.[uso] ?? '100 900' };
  };
  return { texto: ler('texto'), titulo: ler('titulo') };
}

function preencherPalavras(escritas: Palavras, valores: Variaveis, errado: Errado): Palavras {
  return Object.fromEntries(
    Object.entries(escritas).map(([nome, texto]) => [
      nome,
      preencher(texto, valores, (frase) => errado('marca.json', `palavras.${nome}: ${frase}`)),
    ]),
  ) as unknown as Palavras;
}

function lerTextos(lidos: Lidos, valores: Variaveis, errado: Errado): MarcaLida['textos'] {
  const textos: Partial<Record<RotaDeDocumento, Documento>> = {};
  for (const rota of ROTAS_DE_DOCUMENTO) {
    const arquivo = `textos${rota}.md`;
    const markdown = lerTexto(lidos, arquivo, errado);
    if (markdown === null) continue;
    const documento = lerDocumento(markdown, valores, (frase) => errado(arquivo, frase));
    if (documento) textos[rota] = documento;
    if (rota !== '/politica-de-lgpd') continue;
    const faltam = PRAZOS.filter((prazo) => !markdown.includes(prazo));
    if (faltam.length > 0) errado(arquivo, `Faltam os prazos que o site cumpre: ${faltam.join(', ')}.`);
  }
  return textos;
}

function icones(imagens: ReadonlyMap<string, Imagem>, logo: string | undefined) {
  const src = (nome: string, padrao: string) => imagens.get(nome)?.src ?? padrao;
  const favicon = src('favicon.svg', '/favicon.svg');
  return {
    favicon,
    emblema: logo ?? favicon,
    icones: {
      '192': src('icone-192.png', '/icons/icon-192.png'),
      '512': src('icone-512.png', '/icons/icon-512.png'),
      mascara: src('icone-mascara-512.png', '/icons/icon-maskable-512.png'),
    },
  };
}

function compartilhar(imagens: ReadonlyMap<string, Imagem>): Record<string, string> {
  const padrao = imagens.get('compartilhar/padrao.jpg');
  return Object.fromEntries(
    COMPARTILHAR.flatMap((arquivo) => {
      const imagem = imagens.get(arquivo) ?? padrao;
      return imagem ? [[arquivo.slice('compartilhar/'.length, -'.jpg'.length), imagem.src]] : [];
    }),
  );
}
