/** Where the workflow of a part stands. */
export const workflowPath = (part) => `.github/workflows/release-${part}.yml`;

const secretOf = (part) => `DEPLOY_TOKEN_${part.toUpperCase().replaceAll('-', '_')}`;

/**
 * The workflow of a part: tested and compared with the live portal when it changes, released when it has a new version. What it does
 * is the same for all parts and stands in one place.
 */
export const workflowOf = (part) => `name: ${part}
on:
  pull_request:
    paths: ['${part}/**']
  push:
    branches: [main]
    paths: ['${part}/package.json']

permissions:
  contents: read

jobs:
  part:
    uses: ./.github/workflows/part.yml
    with:
      part: ${part}
    secrets:
      deploy-token: \${{ secrets.${secretOf(part)} }}
`;
