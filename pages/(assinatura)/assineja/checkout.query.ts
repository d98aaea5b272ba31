import { graphql } from '../../../graphql/generated/gql.ts';

export const ValidarCupom = graphql(`
  query ValidarCupom($codigo: String!, $planoId: ID!) {
    cupom(codigo: $codigo, planoId: $planoId) {
      codigo
      tipo
      valor
    }
  }
`);

export const ConsultarCep = graphql(`
  query ConsultarCep($cep: String!) {
    consultarCep(cep: $cep) {
      endereco
      bairro
      cidade
      estado
    }
  }
`);

export const ConsultarCnpj = graphql(`
  query ConsultarCnpj($cnpj: String!) {
    consultarCnpj(cnpj: $cnpj)
  }
`);

export const ConsultarDominio = graphql(`
  query ConsultarDominio($dominio: String!) {
    consultarDominio(dominio: $dominio)
  }
`);

export const EmailCadastrado = graphql(`
  query EmailCadastrado($email: String!) {
    emailCadastrado(email: $email)
  }
`);

export const CriarAssinatura = graphql(`
  mutation CriarAssinatura($input: AssinaturaInput!) {
    criarAssinatura(input: $input) {
      clienteIdB
      valor
    }
  }
`);
