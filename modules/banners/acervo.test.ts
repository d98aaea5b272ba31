import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { storePicture, storedPictures, uploadPicture } from '../../tests/support/picture.ts';
import { openShop, startAgain, type Shop } from '../../tests/support/shop.ts';
import { canMount, mountSmallVolume } from '../../tests/support/smallVolume.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Imagem } from './imagem.entity.ts';

// Where a picture is served from, and what becomes of one that is deleted.

let shop: Shop;
let staff: Staff;
beforeEach(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  // After whatever a test opens beside it, over the same database.
  onTestFinished(shop.close);
  staff = await signIn(shop);
});

const kept = (of = shop) => join(of.config.dataDir, 'cache-de-imagens');
const files = (of = shop) => (existsSync(kept(of)) ? readdirSync(kept(of)) : []);

/** Another process over the same database, with a data folder of its own. */
async function openBeside(): Promise<Shop> {
  const beside = await openShop({ RATE_LIMIT: 'off', DATABASE_URL: shop.config.databaseUrl });
  onTestFinished(() => beside.close());
  return beside;
}

const get = (url: string, of = shop) => of.app.inject(url);
const status = async (url: string, of = shop) => (await get(url, of)).statusCode;
/** Uploads a picture and asks for it, so that it is kept. Answers its address and its bytes. */
async function uploaded() {
  const imagem = await uploadPicture(shop, staff, 'banners');
  const url = `/banner/${imagem}`;
  return { imagem, url, bytes: (await get(url)).rawPayload };
}
/** Puts other bytes into the rows, behind everybody's back: whoever serves the old ones has not asked the database. */
const spoilRows = () => shop.orm.em.fork().nativeUpdate(Imagem, {}, { bytes: Buffer.from('outra coisa') });
const save = async (imagem: string, of = staff) =>
  (await of.rest('POST', '/api/banners/salvar', { nome: 'Um', tipo: 'FIXO', imagem })).json() as { id: number };

describe('a picture is served', () => {
  it('from memory, then from the disk, and only then from the database', async () => {
    const { url, bytes } = await uploaded();
    expect(files()).toHaveLength(1);
    await spoilRows();
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
    await startAgain(shop);
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
    rmSync(kept(), { recursive: true });
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
    await startAgain(shop);
    expect((await get(url)).body).toBe('outra coisa');
  });

  it('when the folder on the disk was deleted, which is made anew', async () => {
    const { url, bytes } = await uploaded();
    rmSync(kept(), { recursive: true });
    await startAgain(shop);
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
    expect(files()).toHaveLength(1);
  });

  it.each(['', 'RIFF', 'x'.repeat(100_000)])('when its file is not what it was (%#), which is mended', async (damaged) => {
    const { url, bytes } = await uploaded();
    const [file] = files() as [string];
    writeFileSync(join(kept(), file), damaged);
    await startAgain(shop);
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
    await spoilRows();
    await startAgain(shop);
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
  });

  it('where nothing can be kept on the disk', async () => {
    writeFileSync(kept(), 'a file where the folder should be');
    const { url, bytes } = await uploaded();
    expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
    await startAgain(shop);
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
    rmSync(kept());
  });

  it.skipIf(!canMount())('where the disk is full, on which nothing half-made stays', async () => {
    const volume = mountSmallVolume(1)!;
    const full = await openShop({ RATE_LIMIT: 'off', DATA_DIR: volume.folder });
    onTestFinished(async () => {
      await full.close();
      volume.remove();
    });
    await storePicture(full.em, 'banner', 'grande.webp', 'R'.repeat(20_000));
    volume.fill();
    expect((await get('/banner/grande.webp', full)).rawPayload).toHaveLength(20_000);
    expect(files(full)).toEqual([]);
    volume.makeRoom();
    expect((await get('/banner/grande.webp', full)).statusCode).toBe(200);
  });

  it('by a process that has neither received nor kept it', async () => {
    const beside = await openBeside();
    const { imagem, url, bytes } = await uploaded();
    expect((await get(url, beside)).rawPayload.equals(bytes)).toBe(true);
    expect(files(beside)).toEqual(files());
    const { etag } = (await get(url)).headers;
    expect((await get(url, beside)).headers.etag).toBe(etag);
    // A banner may be saved through the one with what was sent through the other.
    await save(imagem, await signIn(beside, 'bia'));
    expect((await get('/api/banners/listar')).json()).toMatchObject([{ imagem }]);
  });
});

describe('a picture that is deleted', () => {
  it('is gone with the banner, from the rows and from what this process keeps', async () => {
    const { imagem, url } = await uploaded();
    const { id } = await save(imagem);
    expect(await status(url)).toBe(200);
    await staff.rest('DELETE', `/api/banners/deletar/${id}`);
    expect([await status(url), await storedPictures(shop.em), files()]).toEqual([404, [], []]);
  });

  it('stays with its banner where that could not be deleted', async () => {
    const { imagem, url } = await uploaded();
    const { id } = await save(imagem);
    const query = 'mutation ($id: ID!, $versao: Int) { excluirBanner(id: $id, versao: $versao) }';
    expect((await staff.graphql(query, { id, versao: 7 })).errors?.[0]?.message).toContain('Nada foi excluído.');
    expect(await status(url)).toBe(200);
  });

  it('is forgotten by other processes, in memory and on the disk', async () => {
    const beside = await openBeside();
    const { imagem, url } = await uploaded();
    const { id } = await save(imagem);
    expect(await status(url, beside)).toBe(200);
    await staff.rest('DELETE', `/api/banners/deletar/${id}`);
    // Each compares from time to time, and when it begins to listen.
    await beside.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => status(url, beside)).toBe(404);
    await expect.poll(() => files(beside)).toEqual([]);
  });

  it('is one of those that no banner has come to show for a month, when another is sent', async () => {
    const [forgotten, shown, young] = [await uploaded(), await uploaded(), await uploaded()];
    await save(shown.imagem);
    const long = new Date(new Date().getTime() - 31 * 86_400_000);
    await shop.orm.em.fork().nativeUpdate(Imagem, { imagem: [forgotten.imagem, shown.imagem] }, { enviadaEm: long });
    await uploaded();
    expect(await Promise.all([forgotten, shown, young].map(({ url }) => status(url)))).toEqual([404, 200, 200]);
  });

  it('leaves what somebody else has put beside the kept ones', async () => {
    const { imagem } = await uploaded();
    writeFileSync(join(kept(), 'LEIA-ME'), 'x');
    writeFileSync(join(kept(), `${'0'.repeat(64)}.half`), 'x');
    const { id } = await save(imagem);
    await staff.rest('DELETE', `/api/banners/deletar/${id}`);
    await get('/banner/nada.webp');
    expect(files()).toEqual(['LEIA-ME']);
  });
});
