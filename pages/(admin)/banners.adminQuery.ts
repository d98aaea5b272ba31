import { graphql } from '../../graphql/generated/admin/gql.ts';

export const BannersCadastrados = graphql(`
  query BannersCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
    bannersCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {
      total
      itens {
        ...LinhaBannerCadastrado
      }
    }
  }
`);

export const SalvarBanner = graphql(`
  mutation SalvarBanner($id: ID, $versao: Int, $input: BannerInput!) {
    salvarBanner(id: $id, versao: $versao, input: $input) {
      id
      tipo
      ativo
      dataInicio
      dataFim
    }
  }
`);

export const ExcluirBanner = graphql(`
  mutation ExcluirBanner($id: ID!) {
    excluirBanner(id: $id)
  }
`);

export const ReordenarBanners = graphql(`
  mutation ReordenarBanners($ids: [Int!]!) {
    reordenarBanners(ids: $ids)
  }
`);

export const BannersIcpCadastrados = graphql(`
  query BannersIcpCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
    bannersIcpCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {
      total
      itens {
        ...LinhaBannerIcp
      }
    }
  }
`);

export const SalvarBannerIcp = graphql(`
  mutation SalvarBannerIcp($id: ID, $versao: Int, $input: BannerIcpInput!) {
    salvarBannerIcp(id: $id, versao: $versao, input: $input) {
      id
      ativo
      dataInicio
      dataFim
    }
  }
`);

export const ExcluirBannerIcp = graphql(`
  mutation ExcluirBannerIcp($id: ID!) {
    excluirBannerIcp(id: $id)
  }
`);

export const ReordenarBannersIcp = graphql(`
  mutation ReordenarBannersIcp($ids: [Int!]!) {
    reordenarBannersIcp(ids: $ids)
  }
`);

export const TodosOsBanners = graphql(`
  query TodosOsBanners {
    todosOsBanners {
      id
      nome
    }
  }
`);

export const TodosOsBannersIcp = graphql(`
  query TodosOsBannersIcp {
    todosOsBannersIcp {
      id
      nome
    }
  }
`);
