import FormData from 'form-data';
import { expect } from 'vitest';
import type { Comparacao } from '../../modules/transfer/importacao.service.ts';
import { inPortuguese as isPortuguese } from './badValues.ts';
import type { Shop } from './shop.ts';
import type { Staff } from './staff.ts';

const ANSWER =
  '{ resumo erros { onde campo mensagem } tabelas { tabela iguais soNaLoja novas { rotulo aviso perguntas } alteradas { rotulo aviso perguntas mudancas { campo de para } } } }';
const COMPARE = `mutation ($arquivo: Upload!) { compararCatalogo(arquivo: $arquivo) ${ANSWER} }`;
const APPLY = `mutation ($arquivo: Upload!, $resumo: String!) { aplicarCatalogo(arquivo: $arquivo, resumo: $resumo) ${ANSWER} }`;

/** A file: its bytes, its text, or the tables of a JSON file. */
type CatalogueFile = string | Buffer | object;

interface Answer {
  statusCode: number;
  data?: Record<string, unknown>;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** A plan that may be stored. */
export const PLANO = { nome: 'PHP Ipê', planoTipo: 'PHP', valor: 29.9 };

/** Sends files to a shop in an administrator's name, or in nobody's. */
export function catalogueDoor(shop: Shop, staff: Staff | null) {
  async function send(query: string, file: CatalogueFile, variables: Record<string, unknown> = {}): Promise<Answer> {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }));
    form.append('0', bytesOf(file), { filename: 'arquivo', contentType: 'application/octet-stream' });
    const headers = { ...staff?.headers, ...form.getHeaders(), 'apollo-require-preflight': 'true' };
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: form.getBuffer() });
    return { statusCode: answer.statusCode, ...answer.json() };
  }
  const tryToCompare = (file: CatalogueFile) => send(COMPARE, file);
  async function compare(file: CatalogueFile): Promise<Comparacao> {
    const { data, errors } = await tryToCompare(file);
    expect(errors).toBeUndefined();
    return data!.compararCatalogo as Comparacao;
  }
  /** Applies what was seen, or what is seen now. */
  const apply = async (file: CatalogueFile, resumo?: string) =>
    send(APPLY, file, { resumo: resumo ?? (await compare(file)).resumo });
  return {
    tryToCompare,
    compare,
    apply,
    async take(file: CatalogueFile): Promise<Comparacao> {
      const { data, errors } = await apply(file);
      expect(errors).toBeUndefined();
      return data!.aplicarCatalogo as Comparacao;
    },
    async exported(tabela = ''): Promise<string> {
      const url = `/api/catalogo/exportar${tabela && `?tabela=${tabela}`}`;
      return (await shop.app.inject({ url, headers: staff?.headers ?? {} })).body;
    },
    /** Every plan, on sale or not. */
    async plans(): Promise<{ nome: string; valor: number; ativo: boolean; versao: number }[]> {
      return (await shop.app.inject({ url: '/api/planos/listarativos', headers: staff?.headers ?? {} })).json();
    },
    /** Takes every row of the catalogue away, and the trace. */
    async clear(): Promise<void> {
      for (const table of ['destaques', 'cupons', 'depoimentos', 'banners', 'banners_icp', 'planos', 'alteracoes'])
        await shop.orm.em.getConnection().execute(`delete from ${table}`);
    },
  };
}

export type CatalogueDoor = ReturnType<typeof catalogueDoor>;

function bytesOf(file: CatalogueFile): Buffer {
  if (Buffer.isBuffer(file)) return file;
  return Buffer.from(typeof file === 'string' ? file : JSON.stringify({ formato: 'catalogo', versao: 1, ...file }));
}

/** Rows of each table that are new, changed, the same, and in the shop only. */
export function sumsOf({ tabelas }: Comparacao): Record<string, number[]> {
  return Object.fromEntries(
    tabelas.map(({ tabela, novas, alteradas, iguais, soNaLoja }) => [
      tabela,
      [novas.length, alteradas.length, iguais, soNaLoja.length],
    ]),
  );
}

/** Whether what is said of a file is Portuguese, but for the words of the file itself. */
export function inPortuguese(sentence: string): boolean {
  return isPortuguese(sentence.replaceAll(/“[^”]*”|Campo desconhecido: .*/gs, 'isto'));
}
