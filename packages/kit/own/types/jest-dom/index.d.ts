// The matchers of the testing library, which a folder of types does not find by their package.
import '@testing-library/jest-dom';
