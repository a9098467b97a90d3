// Only the parts of the router used by the portal, so that the rest stays out of the bundle.
export { Navigate } from './navigate';
export { useLeftOut } from './use-left-out';
export { useUrlParameter } from './use-url-parameter';
export { Link, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
