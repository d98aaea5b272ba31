import { graphql } from '../../../graphql/generated/gql.ts';

export const EnviarContato = graphql(`
  mutation EnviarContato($input: ContatoInput!) {
    enviarContato(input: $input)
  }
`);
