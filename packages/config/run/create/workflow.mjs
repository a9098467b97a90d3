/** Path of the workflow of a part. */
export const workflowPath = (part) => `.github/workflows/release-${part}.yml`;

const secretOf = (kind, part) => `${kind}_${part.toUpperCase().replaceAll('-', '_')}`;

/**
 * The workflow of a part: it is tested and compared with the live portal when it changes, and released when it has a
 * new version. All parts call the same reusable workflow.
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
      deploy-token: \${{ secrets.${secretOf('DEPLOY_TOKEN', part)} }}
      release-key: \${{ secrets.${secretOf('RELEASE_KEY', part)} }}
`;
