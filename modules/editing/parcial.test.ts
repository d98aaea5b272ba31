import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardarImagem } from '../banners/imagem.service.ts';
import { goodFiles } from '../../tests/support/hostileFiles.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

let shop: Shop;
let staff: Staff;
const imagens: Record<string, string> = {};
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  const png = (await goodFiles())[0]![1];
  for (const pasta of ['banner', 'banner-icp'] as const)
    imagens[pasta] = await guardarImagem(shop.em, { pasta, conteudo: png }, { id: 1, usuario: 'ana' });
  await salvar('Plano', { nome: 'Anunciado', planoTipo: 'PHP', valor: 10 });
}, 30_000);
afterAll(() => shop.close());

type Nome = 'Plano' | 'Banner' | 'BannerIcp' | 'Cupom' | 'Destaque' | 'Depoimento' | 'Aviso';

interface Caso {
  nome: Nome;
  tabela: string;
  rest?: string;
  /** Every column that staff write, each with something in it. */
  cheia: () => Record<string, unknown>;
  /** Columns that may not be emptied. */
  obrigatorios: string[];
}

const DATAS = { dataInicio: '2026-01-01', dataFim: '2036-01-01' };
const CASOS: Caso[] = [
  {
    nome: 'Plano',
    tabela: 'planos',
    rest: '/api/planos',
    cheia: () => ({
      nome: 'PHP Cheio', descricao: 'Tudo', planoTipo: 'PHP', valor: 29.9, desconto1: 1, desconto2: 10.5, desconto3: 20, ativo: false,
      promocional: true, ordem: 7, processamento: 2, ram1: 1024, ram2: 512, disco: 10, tecnologia: 'PHP', banco: 'MySQL', dominios: 3,
      subdominios: 4, emails: 5, app: 6,
    }), // prettier-ignore
    obrigatorios: ['nome', 'planoTipo', 'valor', 'ativo', 'promocional', 'ordem'],
  },
  {
    nome: 'Banner',
    tabela: 'banners',
    rest: '/api/banners/update',
    cheia: () => ({
      nome: 'Cheio', alt: 'Imagem', tipo: 'TEMPORARIO', descricao: 'Interna', imagem: imagens.banner, ativo: false, ordem: 7, ...DATAS, link: '/vps',
    }), // prettier-ignore
    obrigatorios: ['nome', 'tipo', 'imagem', 'ativo', 'dataInicio', 'dataFim', 'ordem'],
  },
  {
    nome: 'BannerIcp',
    tabela: 'banners_icp',
    rest: '/api/bannersicp/update',
    cheia: () => ({
      nome: 'Cheio',
      descricao: 'Interna',
      imagem: imagens['banner-icp'],
      ativo: false,
      ordem: 7,
      ...DATAS,
      link: '/vps',
    }),
    obrigatorios: ['nome', 'imagem', 'ativo', 'ordem'],
  },
  {
    nome: 'Cupom',
    tabela: 'cupons',
    cheia: () => ({ codigo: `CHEIO${++codigos}`, tipo: 'fixo', valor: 15.9, ...DATAS, planoId: '1', ativo: false }),
    obrigatorios: ['codigo', 'tipo', 'valor', 'dataInicio', 'dataFim', 'ativo'],
  },
  {
    nome: 'Destaque',
    tabela: 'destaques',
    cheia: () => ({ titulo: 'Cheio', texto: 'Texto', planoId: '1', link: '/vps', icone: 'zap', ordem: 7, ativo: false }),
    obrigatorios: ['titulo', 'texto', 'ativo', 'ordem'],
  },
  {
    nome: 'Depoimento',
    tabela: 'depoimentos',
    cheia: () => ({
      nome: 'Cheio', papel: 'loja, Recife', texto: 'Texto', link: 'https://loja.exemplo.com', consentimento: true, ordem: 7, ativo: false,
    }), // prettier-ignore
    obrigatorios: ['nome', 'texto', 'consentimento', 'ativo', 'ordem'],
  },
  {
    nome: 'Aviso',
    tabela: 'avisos',
    cheia: () => ({
      texto: 'Cheio',
      tom: 'ATENCAO',
      ...DATAS,
      noPedido: true,
      ordem: 7,
      ativo: false,
    }),
    obrigatorios: ['texto', 'tom', 'dataFim', 'noPedido', 'ativo', 'ordem'],
  },
];
let codigos = 0;

async function salvar(nome: Nome, input: object, id?: string, versao?: number) {
  const { data, errors } = await staff.graphql(
    `mutation ($id: ID, $versao: Int, $input: ${nome}Input!) { salvar${nome}(id: $id, versao: $versao, input: $input) { id versao } }`,
    { id, versao, input },
  );
  const error = errors?.[0] as
    { message: string; extensions: { code: string; erro?: string; campos?: { campo: string }[] } } | undefined;
  return { linha: data?.[`salvar${nome}`] as { id: string; versao: number } | undefined, error };
}

const coluna = (campo: string) => campo.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`);
async function guardada(tabela: string, id: string): Promise<Record<string, unknown>> {
  const [linha] = await shop.em.getConnection().execute(`select * from ${tabela} where id = ${id}`);
  const { versao: _versao, ...colunas } = linha as Record<string, unknown>;
  return colunas;
}
async function rastro(id: string, tabela: string): Promise<{ acao: string; semVersao: boolean }[]> {
  const { data } = await staff.graphql(
    'query ($id: Int!, $tabela: String!) { alteracoes(tabela: $tabela, linhaId: $id) { itens { acao semVersao } } }',
    { id: Number(id), tabela },
  );
  return (data!.alteracoes as { itens: { acao: string; semVersao: boolean }[] }).itens;
}

describe.each(CASOS)('a change of a $nome (D39)', ({ nome, tabela, cheia, obrigatorios }) => {
  it('changes only the field that it names, whichever that is', async () => {
    const dados = cheia();
    const { linha, error } = await salvar(nome, dados);
    expect(error).toBeUndefined();
    const { id } = linha!;
    let { versao } = linha!;
    for (const campo of Object.keys(dados)) {
      const antes = await guardada(tabela, id);
      const igual = await salvar(nome, { [campo]: dados[campo] }, id, versao);
      expect([campo, igual.error?.message, igual.linha?.versao, await guardada(tabela, id)]).toEqual([
        campo,
        undefined,
        versao,
        antes,
      ]);
    }
    for (const campo of Object.keys(dados)) {
      const antes = await guardada(tabela, id);
      const vazio = await salvar(nome, { [campo]: null }, id, versao);
      if (obrigatorios.includes(campo)) {
        expect([campo, vazio.error?.extensions.campos?.map((falha) => falha.campo)]).toEqual([campo, [campo]]);
        expect(await guardada(tabela, id)).toEqual(antes);
      } else {
        expect([campo, vazio.error]).toEqual([campo, undefined]);
        expect(await guardada(tabela, id)).toEqual({ ...antes, [coluna(campo)]: null });
        versao = vazio.linha!.versao;
      }
    }
  });

  it('needs the version that was read, and names it', async () => {
    const { linha } = await salvar(nome, cheia());
    const antes = await guardada(tabela, linha!.id);
    const { error } = await salvar(nome, cheia(), linha!.id);
    expect(error!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', erro: 'VERSAO_AUSENTE', campos: [{ campo: 'versao' }] });
    expect(await guardada(tabela, linha!.id)).toEqual(antes);
  });
});

describe.each(CASOS.filter(({ rest }) => rest))('a PUT over a $nome', ({ nome, tabela, rest, cheia }) => {
  const put = (id: string, payload: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'PUT', url: `${rest!}/${id}`, headers: { ...staff.headers, ...headers }, payload });

  it('changes only what it names, with the version in the body or in If-Match, and answers the new one', async () => {
    const { linha } = await salvar(nome, cheia());
    const antes = await guardada(tabela, linha!.id);
    const corpo = await put(linha!.id, { ordem: 8, versao: 1 });
    expect([corpo.statusCode, corpo.headers.etag, corpo.json().versao]).toEqual([200, '"2"', 2]);
    for (const [i, tag] of ['"2"', 'W/"3"', '4'].entries()) {
      const { statusCode, headers } = await put(linha!.id, { ordem: 10 + i }, { 'if-match': tag });
      expect([statusCode, headers.etag]).toEqual([200, `"${3 + i}"`]);
    }
    expect(await guardada(tabela, linha!.id)).toEqual({ ...antes, ordem: 12 });
  });

  it('is refused with an old version, and with one that cannot be read', async () => {
    const { linha } = await salvar(nome, cheia());
    await put(linha!.id, { ordem: 8, versao: 1 });
    const antes = await guardada(tabela, linha!.id);
    for (const velha of [
      await put(linha!.id, { ordem: 9, versao: 1 }),
      await put(linha!.id, { ordem: 9 }, { 'if-match': '"1"' }),
    ]) {
      expect([velha.statusCode, velha.json().codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA']);
    }
    const torta = await put(linha!.id, { ordem: 9 }, { 'if-match': '"abc"' });
    const duas = await put(linha!.id, { ordem: 9, versao: 2 }, { 'if-match': '"1"' });
    for (const { statusCode, json } of [torta, duas]) expect([statusCode, json().codigo]).toEqual([400, 'VERSAO_INVALIDA']);
    expect(await guardada(tabela, linha!.id)).toEqual(antes);
  });

  it('still works without a version, as documented, and the trace says so', async () => {
    const { linha } = await salvar(nome, cheia());
    expect((await put(linha!.id, { ...cheia(), ordem: 3 })).statusCode).toBe(200);
    const nomeNoRastro = { Plano: 'plano', Banner: 'banner', BannerIcp: 'banner ICP' }[nome as string]!;
    expect(await rastro(linha!.id, nomeNoRastro)).toEqual([
      { acao: 'alterou', semVersao: true },
      { acao: 'criou', semVersao: false },
    ]);
  });
});

describe('rules between fields', () => {
  it('see the row as it will be', async () => {
    const { linha } = await salvar('Cupom', { codigo: 'INTEIRO', tipo: 'fixo', valor: 500, ...DATAS });
    const { id, versao } = linha!;
    expect((await salvar('Cupom', { tipo: 'porcentagem' }, id, versao)).error!.message).toBe('A porcentagem vai de 0 a 100.');
    expect((await salvar('Cupom', { dataFim: '2025-01-01' }, id, versao)).error!.message).toBe(
      'O fim não pode ser antes do início.',
    );
    expect((await salvar('Cupom', { tipo: 'porcentagem', valor: 50 }, id, versao)).error).toBeUndefined();
  });

  it('let what was wrong before, and is not touched, be', async () => {
    const { linha } = await salvar('Destaque', { titulo: 'Velho', texto: 'x', icone: 'zap' });
    const { id, versao } = linha!;
    await shop.em.getConnection().execute(`update destaques set icone = 'retirado' where id = ${id}`);
    const { linha: mudada } = await salvar('Destaque', { titulo: 'Novo', icone: 'retirado' }, id, versao);
    expect(await guardada('destaques', id)).toMatchObject({ titulo: 'Novo', icone: 'retirado' });
    expect((await salvar('Destaque', { icone: 'outro' }, id, mudada!.versao)).error!.message).toBe('Escolha um ícone da lista.');
  });
});
