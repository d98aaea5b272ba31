import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { DomainError } from '../platform/errors.ts';
import type { AccessControl } from '../modules/admin/access.service.ts';
import { lerArquivo, MAIOR_ARQUIVO } from '../modules/banners/imagem.service.ts';
import { Arquivo } from '../modules/banners/arquivo.scalar.ts';

const operationsSchema = z.looseObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
/** One file, for one variable; nothing deeper, and no name that only the language knows. */
const mapSchema = z.record(z.string(), z.tuple([z.string().regex(/^variables\.[A-Za-z]\w*$/)]));

/** Accepts multipart requests at /graphql (graphql-multipart-request-spec), from staff only: nobody else has anything to upload. */
export const uploads = fp<{ accessControl: AccessControl }>(async (scope, { accessControl }) => {
  const limits = { fileSize: MAIOR_ARQUIVO + 1, files: 1, fields: 2 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    await accessControl.require(request);
    request.body = await readOperations(request).catch((cause: unknown) => {
      const mensagem = 'O envio está incompleto ou não segue o formato multipart do GraphQL.';
      throw new DomainError('invalid', 'ENVIO_INVALIDO', mensagem, { cause });
    });
  });
});

/** The operation with its file in place. @throws whatever the body is not */
async function readOperations(request: FastifyRequest): Promise<object> {
  const texts = new Map<string, unknown>();
  let arquivo: Awaited<ReturnType<typeof readFile>> | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') arquivo = await readFile(part);
    else texts.set(part.fieldname, JSON.parse(String(part.value)));
  }
  const operations = operationsSchema.parse(texts.get('operations'));
  const [[field, [path]], ...more] = Object.entries(mapSchema.parse(texts.get('map'))) as [[string, [string]]];
  const name = path.slice('variables.'.length);
  if (more.length > 0 || arquivo?.field !== field || !Object.hasOwn(operations.variables, name)) throw new Error('no such place');
  return { ...operations, variables: { ...operations.variables, [name]: new Arquivo(arquivo.conteudo) } };
}

/** Read to its end, since nothing else of the request comes before; what is wrong with the file is the resolver's to say. */
async function readFile({ file, fieldname: field }: MultipartFile): Promise<{ field: string; conteudo: Promise<Buffer> }> {
  const conteudo = lerArquivo(() => file);
  await conteudo.catch(() => file.resume());
  return { field, conteudo };
}
