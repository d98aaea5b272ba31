import { graphql } from '../../graphql/generated/admin/gql.ts';

export const Assinaturas = graphql(`
  query Assinaturas(
    $pagina: Int!
    $busca: String
    $ordenar: String
    $decrescente: Boolean
    $status: AssinaturaStatus
    $planoTipo: PlanoTipo
    $periodo: Int
    $de: String
    $ate: String
  ) {
    assinaturas(
      pagina: $pagina
      busca: $busca
      ordenar: $ordenar
      decrescente: $decrescente
      status: $status
      planoTipo: $planoTipo
      periodo: $periodo
      de: $de
      ate: $ate
    ) {
      total
      itens {
        id
        criadaEm
        status
        nome
        email
        planoTipo
        pagamento
        valor
        valorConferido
        substituiId
        substituidaPorId
      }
    }
  }
`);

export const AssinaturaAberta = graphql(`
  query AssinaturaAberta($id: ID!) {
    assinatura(id: $id) {
      id
      versao
      clienteIdB
      substituiId
      substituidaPorId
      criadaEm
      dataCadastro
      status
      statusPor
      statusEm
      notas {
        id
        texto
        autor
        em
      }
      nome
      email
      emailCopia
      cpfCnpj
      cep
      endereco
      numero
      complemento
      bairro
      cidade
      estado
      telCel
      pagamento
      dominio
      dominioRegistro
      plano
      planoId
      planoTipo
      selectedSystem
      espacoAdicional
      valorEspacoAdicional
      ipAdicional
      valorIpAdicional
      indicacao
      infoAdicional
      cupom
      valor
      valorConferido
      dadosGuardados {
        campo
        conteudo
      }
    }
  }
`);

export const AtenderAssinatura = graphql(`
  mutation AtenderAssinatura($id: ID!, $versao: Int!, $status: AssinaturaStatus, $nota: String!) {
    atenderAssinatura(id: $id, versao: $versao, status: $status, nota: $nota) {
      id
      versao
      status
    }
  }
`);

export const ConfirmarValor = graphql(`
  mutation ConfirmarValor($id: ID!, $versao: Int!, $valor: Float!) {
    confirmarValor(id: $id, versao: $versao, valor: $valor) {
      id
      versao
      status
      contaNasSomas
    }
  }
`);

export const Mensagens = graphql(`
  query Mensagens($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $status: MensagemStatus) {
    mensagens(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, status: $status) {
      total
      itens {
        id
        criadaEm
        status
        nome
        email
        assunto
      }
    }
  }
`);

export const MensagemAberta = graphql(`
  query MensagemAberta($id: ID!) {
    mensagem(id: $id) {
      id
      versao
      criadaEm
      status
      statusPor
      statusEm
      notas {
        id
        texto
        autor
        em
      }
      nome
      email
      celular
      assunto
      mensagem
    }
  }
`);

export const AtenderMensagem = graphql(`
  mutation AtenderMensagem($id: ID!, $versao: Int!, $status: MensagemStatus, $nota: String!) {
    atenderMensagem(id: $id, versao: $versao, status: $status, nota: $nota) {
      id
      versao
      status
    }
  }
`);
