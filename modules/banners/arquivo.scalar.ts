import { GraphQLScalarType } from 'graphql';

/** A file that has come with a request; reading it may have failed. */
export class Arquivo {
  readonly conteudo: Promise<Buffer>;

  constructor(conteudo: Promise<Buffer>) {
    this.conteudo = conteudo;
  }
}

/** The scalar of the graphql-multipart-request-spec. Only the multipart door makes its values. */
export const UploadScalar = new GraphQLScalarType({
  name: 'Upload',
  description: 'Um arquivo, enviado como multipart/form-data (graphql-multipart-request-spec).',
  parseValue(value) {
    if (!(value instanceof Arquivo)) throw new TypeError('Deve ser um arquivo.');
    return value;
  },
  parseLiteral() {
    throw new TypeError('Deve ser um arquivo.');
  },
});
