import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contadas } from '../modules/editing/numero.ts';
import { DOORS } from '../platform/database/takenBack.ts';
import { createKey, REVOGAR } from '../tests/support/accessKeys.ts';
import { runCommand as run } from '../tests/support/command.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { withFactor } from '../tests/support/secondFactor.ts';
import { SENHA, signIn, type Staff } from '../tests/support/staff.ts';

// What was shut since a copy was made is open again once it is put back: what can be shut is, and of the rest the operator is told.

const SETTINGS = { SESSION_SECRET: 'um segredo para estes testes, e só para eles', RATE_LIMIT: 'off' };
const CRIAR_WEBHOOK = 'mutation ($url: String!) { criarWebhook(url: $url, eventos: ["plano.alterado"]) { id } }';
const EXCLUIR_WEBHOOK = 'mutation ($id: ID!) { excluirWebhook(id: $id) }';

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  shop = await openShop(SETTINGS);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const copyOf = async (name: string) => {
  const copy = join(folder, name);
  expect((await run('backup', [copy], shop.config.dataDir)).code).toBe(0);
  return copy;
};

/** A data folder whose database is what the shop has now. */
async function folderOf(name: string): Promise<string> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  copyFileSync(join(await copyOf(`${name}-agora`), 'site.db'), join(dataDir, 'site.db'));
  return dataDir;
}

const panel = (app: Shop['app'], { headers }: Pick<Staff, 'headers'>) =>
  app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ painelAdmin { assinaturasNovas } }' } });

describe('a copy that is put back', { timeout: 180_000 }, () => {
  it('has nobody signed in, and names whose password, access or key was changed since', async () => {
    const [ana, bia] = [await signIn(shop, 'ana'), await signIn(shop, 'bia')];
    await signIn(shop, 'caio');
    const revoked = await createKey(ana, ['catalogo:ler'], { nome: 'cobrança velha' });
    await createKey(ana, ['catalogo:ler'], { nome: 'cobrança de hoje' });
    const { data } = await ana.graphql(CRIAR_WEBHOOK, { url: 'https://recebe.example/de-antes' });
    await ana.graphql(CRIAR_WEBHOOK, { url: 'https://recebe.example/de-hoje' });
    const mudados = ['pausado', 'estreitado', 'igual'].map(async (nome) => {
      const feito = await ana.graphql(CRIAR_WEBHOOK, { url: `https://recebe.example/${nome}` });
      return (feito.data!.criarWebhook as { id: string }).id;
    });
    const [pausado, estreitado] = await Promise.all(mudados);
    const copy = await copyOf('antes');
    const pausar = 'mutation ($id: ID!) { pausarWebhook(id: $id, pausado: true) { id } }';
    expect((await ana.graphql(pausar, { id: pausado })).errors).toBeUndefined();
    const estreitar = 'mutation ($id: ID!) { alterarWebhook(id: $id, versao: 1, eventos: ["mensagem.recebida"]) { id } }';
    expect((await ana.graphql(estreitar, { id: estreitado })).errors).toBeUndefined();
    expect((await run('admin', ['senha', 'ana'], shop.config.dataDir)).code).toBe(0);
    const chief = await signIn(shop, 'caio');
    expect((await chief.graphql(REVOGAR, { id: revoked.id })).errors).toBeUndefined();
    const { id } = data!.criarWebhook as { id: string };
    expect((await chief.graphql(EXCLUIR_WEBHOOK, { id })).errors).toBeUndefined();
    const shut = await chief.graphql(
      'mutation ($id: ID!, $senha: String!) { ativarAdministrador(id: $id, ativo: false, senha: $senha) { ativo } }',
      { id: bia.id, senha: SENHA },
    );
    expect(shut.errors).toBeUndefined();
    expect((await run('privacy', ['apagar', 'maria@empresa.com.br'], shop.config.dataDir)).code).toBe(0);
    const dataDir = await folderOf('dados');

    const { code, said } = await run('restore', [copy], dataDir);
    expect([code, said]).toEqual([0, expect.stringMatching(/^ {2}conta ana: senha$/m)]);
    expect(said).toMatch(/^ {2}conta bia: acesso$/m);
    expect(said).toMatch(/^ {2}chave cobrança velha \(loja_[\w-]+…\): revogada$/m);
    expect(said).toMatch(/^ {2}webhook https:\/\/recebe\.example\/de-antes: apagado$/m);
    expect(said).toMatch(/^ {2}webhook https:\/\/recebe\.example\/pausado: pausa$/m);
    expect(said).toMatch(/^ {2}webhook https:\/\/recebe\.example\/estreitado: eventos$/m);
    expect(said).not.toMatch(/caio|de hoje|de-hoje|igual/);
    expect(said).toContain('Houve 1 apagamento de dados de uma pessoa');
    const back = await openShop({ ...SETTINGS, DATABASE_URL: `sqlite:${dataDir}/site.db` });
    onTestFinished(back.close);
    expect(JSON.stringify((await panel(back.app, ana)).json())).toContain('NAO_AUTENTICADO');

    // Whoever goes back to what was newer takes nothing back.
    const before = /Para voltar: npm run restore -- (\S+)/.exec(said)![1]!;
    await back.app.close();
    await back.orm.close();
    const again = await run('restore', [before], dataDir);
    expect([again.code, again.said]).toEqual([0, expect.not.stringMatching(/ {2}(conta|chave|webhook)|apagamento/)]);
  });

  it('says of how many accounts the application makes no right codes any more, where the secret is another, or none yet', async () => {
    await withFactor(shop, 'com.aplicativo');
    const copy = await copyOf('aplicativos');
    const restored = async (name: string, settings: Record<string, string>) =>
      (await run('restore', [copy], await folderOf(name), settings)).said;
    expect(await restored('mesmo-segredo', SETTINGS)).not.toContain('aplicativo do segundo fator');
    // Those of the other tests' accounts are in the copy as well.
    const db = new DatabaseSync(join(copy, 'site.db'), { readOnly: true });
    const { n } = db.prepare('select count(*) as n from administradores where fator_desde is not null').get() as { n: number };
    db.close();
    const contas = contadas(n, 'conta', 'contas');
    const another = await restored('outro-segredo', { SESSION_SECRET: 'outro segredo, de outra máquina desta loja' });
    expect(another).toContain(`não é o do dia da cópia: o aplicativo do segundo fator de ${contas} não serve mais`);
    expect(another).toContain('npm run admin -- sem-segundo-fator USUARIO');
    expect(await restored('sem-segredo', {})).toMatch(
      new RegExp(`ainda não tem segredo .* o aplicativo do segundo fator de ${contas}`),
    );
  });

  it('has no passkeys, and says of how many accounts it had', async () => {
    expect((await run('restore', [await copyOf('sem-passkeys')], await folderOf('nenhuma'))).said).not.toContain('Passkey');
    const { id } = await signIn(shop, 'com.passkey');
    await shop.em.getConnection().execute(
      `insert into passkeys (administrador_id, nome, credencial, chave_publica, site, fator_desde, transportes, contador, criada_em)
       values (${id}, 'notebook', 'uma', 'chave', 'loja.example', 0, '', '0', 0)`,
    );
    onTestFinished(async () => void (await shop.em.getConnection().execute('delete from passkeys')));
    const copy = await copyOf('com-passkeys');
    const dataDir = await folderOf('uma');
    const { code, said } = await run('restore', [copy], dataDir);
    expect([code, said]).toEqual([0, expect.stringMatching(/as de 1 conta foram tiradas\. .*cria outras em Minha conta/)]);
    const restored = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
    expect(restored.prepare('select count(*) as n from passkeys').get()).toEqual({ n: 0 });
    restored.close();
  });

  it('names whose second factor was changed, or whose recovery codes were used since, and says what that makes', async () => {
    const ligou = await signIn(shop, 'ligou.depois');
    const [desligou, trocou, usou] = [
      await withFactor(shop, 'desligou'),
      await withFactor(shop, 'trocou'),
      await withFactor(shop, 'usou'),
    ];
    await withFactor(shop, 'nada.mudou');
    const copy = await copyOf('fatores');
    await withFactor(shop, 'ligou.depois');
    const turnOff = `mutation { desligarSegundoFator(senha: "${SENHA}") }`;
    for (const { staff } of [desligou, trocou]) expect((await staff.graphql(turnOff)).errors).toBeUndefined();
    await withFactor(shop, 'trocou');
    const login = { username: 'usou', password: SENHA, code: usou.codigos[0] };
    expect((await ligou.rest('POST', '/auth/login', login)).statusCode).toBe(200);
    const dataDir = await folderOf('dos-fatores');

    const { code, said } = await run('restore', [copy], dataDir);
    expect([code, said]).toEqual([0, expect.stringMatching(/^ {2}conta ligou\.depois: segundo fator$/m)]);
    expect(said).toMatch(/^ {2}conta desligou: segundo fator, códigos de recuperação$/m);
    expect(said).toMatch(/^ {2}conta trocou: segundo fator, códigos de recuperação$/m);
    expect(said).toMatch(/^ {2}conta usou: códigos de recuperação$/m);
    expect(said).not.toContain('nada.mudou');
    expect(said).toContain('quem o ligou depois dela entra só com a senha');
    expect(said).toContain('a quem o desligou o código volta a ser pedido');
    expect(said).toContain('os códigos são os do aplicativo de antes');
    expect(said).toContain('npm run admin -- sem-segundo-fator USUARIO');
    expect(said).toContain('os usados ou trocados depois dela abrem de novo');

    // Back again to what was newer: nothing of it opens anew, and a code that was used meanwhile does, whatever was changed besides.
    const before = /Para voltar: npm run restore -- (\S+)/.exec(said)![1]!;
    const meanwhile = new DatabaseSync(join(dataDir, 'site.db'));
    meanwhile.exec(`update administradores set codigos_de_recuperacao = 'so-um' where usuario = 'nada.mudou'`);
    meanwhile.close();
    const older = new DatabaseSync(join(before, 'site.db'));
    older.exec(`update administradores set codigos_de_recuperacao = 'so-um outro' where usuario = 'nada.mudou'`);
    older.exec(
      `insert into alteracoes (em, usuario, acao, tabela, linha_id, rotulo, mudancas) select ${Date.now()}, 'nada.mudou', 'alterou', 'administrador', id, 'nada.mudou', '[]' from administradores where usuario = 'nada.mudou'`,
    );
    older.close();
    const again = await run('restore', [before], dataDir);
    expect(again.said.match(/^ {2}conta .*$/gm)).toEqual(['  conta nada.mudou: códigos de recuperação']);
  });

  it('says that nobody can compare where the database of before is not there', async () => {
    const copy = await copyOf('maquina-nova');
    const { code, said } = await run('restore', [copy], join(folder, 'nova'));
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Senhas, contas, chaves de acesso e webhooks são os do dia da cópia'),
    ]);
    expect(existsSync(join(folder, 'nova', 'site.db'))).toBe(true);
  });

  it('begins another series of the mirror, also where it is a file that was saved otherwise', async () => {
    const dataDir = await folderOf('da-foto');
    const snapshot = join(folder, 'foto');
    mkdirSync(snapshot);
    copyFileSync(join(dataDir, 'site.db'), join(snapshot, 'site.db'));
    const remember = new DatabaseSync(join(snapshot, 'site.db'));
    remember.exec(`insert into registros (nome, conteudo) values ('espelho', '{}'), ('outro', '{}')`);
    remember.close();
    expect((await run('restore', [snapshot], dataDir)).code).toBe(0);
    const back = new DatabaseSync(join(dataDir, 'site.db'));
    expect(back.prepare('select nome from registros').all()).toEqual([{ nome: 'outro' }]);
    back.close();
  });

  it('is compared in every table that keeps a secret', async () => {
    const tables = [...shop.orm.getMetadata().getAll().values()].flatMap((meta) =>
      meta.props.some(({ name, hidden }) => hidden && /senha|segredo|digesto/i.test(name)) ? [meta.tableName] : [],
    );
    expect(tables.toSorted()).toEqual(
      Object.values(DOORS)
        .map(({ table }) => table)
        .toSorted(),
    );
  });
});
