import { graphql } from '../../graphql/generated/admin/gql.ts';

export const Painel = graphql(`
  query Painel {
    painelAdmin {
      assinaturasNovas
      mensagensNovas
      valoresPorConferir
      porDia {
        chave
        quantidade
        valor
      }
      porPlanoTipo {
        chave
        quantidade
        valor
      }
      porPeriodo {
        chave
        quantidade
        valor
      }
      porCupom {
        chave
        quantidade
        valor
      }
      bannersPorVencer {
        id
        nome
        dataFim
      }
    }
  }
`);

export const Alteracoes = graphql(`
  query Alteracoes($tabela: String, $linhaId: Int, $pagina: Int!) {
    alteracoes(tabela: $tabela, linhaId: $linhaId, pagina: $pagina) {
      total
      itens {
        id
        em
        usuario
        acao
        tabela
        linhaId
        rotulo
        semVersao
        mudancas {
          campo
          de
          para
        }
      }
    }
  }
`);

export const Administradores = graphql(`
  query Administradores($pagina: Int!) {
    administradores {
      id
      usuario
      ativo
      criadoEm
    }
    entradas(pagina: $pagina) {
      total
      itens {
        id
        em
        usuario
        visitante
        conhecido
        resultado
      }
    }
  }
`);

export const CriarAdministrador = graphql(`
  mutation CriarAdministrador($usuario: String!, $senha: String!) {
    criarAdministrador(usuario: $usuario, senha: $senha) {
      senha
      administrador {
        usuario
      }
    }
  }
`);

export const AtivarAdministrador = graphql(`
  mutation AtivarAdministrador($id: ID!, $ativo: Boolean!, $senha: String!) {
    ativarAdministrador(id: $id, ativo: $ativo, senha: $senha) {
      id
    }
  }
`);

export const RedefinirSenha = graphql(`
  mutation RedefinirSenha($id: ID!, $senha: String!) {
    redefinirSenha(id: $id, senha: $senha) {
      senha
      administrador {
        usuario
      }
    }
  }
`);

export const TrocarSenha = graphql(`
  mutation TrocarSenha($atual: String!, $nova: String!) {
    trocarSenha(atual: $atual, nova: $nova)
  }
`);
