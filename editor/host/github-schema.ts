import {buildSchema} from "graphql"

/** The part of GitHub's GraphQL that the editor asks of a folder. */
export const githubSchema = buildSchema(`
scalar CreateCommitOnBranchInput

type Query { repository(owner: String!, name: String!): Repository! }
type Mutation { createCommitOnBranch(input: CreateCommitOnBranchInput!): CommitPayload! }
type CommitPayload { commit: Commit! }

type Repository {
  id: ID!
  defaultBranchRef: Ref!
  ref(qualifiedName: String!): Ref
  object(oid: String, expression: String): Blob
}

type Ref { name: String! target: Commit! }

type Commit {
  oid: String!
  message: String!
  committedDate: String!
  author: User!
  file(path: String!): Blob
  history(first: Int, path: String): Commits!
}
type Commits { nodes: [Commit!]! }

type Blob { oid: String! byteSize: Int! isBinary: Boolean! isTruncated: Boolean! text: String! }

type User {
  name: String!
  email: String!
  login: String!
  avatarUrl: String!
  databaseId: Int!
  user: User!
}
`)
