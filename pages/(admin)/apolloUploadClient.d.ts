// The package describes itself in comments only.
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client/link';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { fetch: typeof fetch; headers: Record<string, string> });
  }
}
