import fc from 'fast-check';
import sharp from 'sharp';
import { text } from './generators.ts';

const BOUNDARY = 'limite-do-teste';
const OPERATIONS = JSON.stringify({
  query: 'mutation ($arquivo: Upload!, $pasta: PastaDeImagem!) { enviarImagem(arquivo: $arquivo, pasta: $pasta) }',
  variables: { arquivo: null, pasta: 'BANNER' },
});

interface Multipart {
  payload: Buffer;
  headers: { 'content-type': string };
}

/** Multipart bodies as the REST doors and GraphQL take them, with pictures of every kind in part overwritten, cut, or called something else. */
export async function anyFile(): Promise<fc.Arbitrary<Multipart>> {
  const plain = sharp({ create: { width: 60, height: 20, channels: 3, background: 'purple' } });
  const pictures = await Promise.all(
    (['png', 'jpeg', 'webp', 'avif', 'gif'] as const).map((kind) => plain.toFormat(kind).toBuffer()),
  );
  return fc
    .record({
      picture: fc.oneof(
        fc.constantFrom(...pictures),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      ),
      damage: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 4 }),
      cut: fc.option(fc.nat({ max: 400 }), { freq: 3 }),
      fields: fc.constantFrom(['operations', 'map', '0'], ['operations', '0', 'map'], ['file'], ['file', 'file'], ['0'], []),
      filename: fc.oneof(fc.constant('ipe.png'), text),
      type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', ''),
      map: fc.oneof(fc.constant('{"0":["variables.arquivo"]}'), text),
      end: fc.constantFrom(`\r\n--${BOUNDARY}--\r\n`, ''),
    })
    .map(({ picture, damage, cut, fields, filename, type, map, end }) => {
      const bytes = Buffer.from(picture);
      for (const [at, byte] of damage) if (bytes.length > 0) bytes[at % bytes.length] = byte;
      const content = cut === null ? bytes : bytes.subarray(0, cut);
      const name = filename.replace(/["\r\n]/g, '');
      const parts = fields.flatMap((field) => {
        const value = field === 'operations' ? OPERATIONS : field === 'map' ? map : undefined;
        const extra = value === undefined ? `; filename="${name}"\r\nContent-Type: ${type}` : '';
        return [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${extra}\r\n\r\n`, value ?? content, '\r\n'];
      });
      const payload = Buffer.concat([...parts, end].map((part) => Buffer.from(part)));
      return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
    });
}
