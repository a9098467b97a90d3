// What the portal uses of the router, and no more: the rest stays out of the bundle.
export { Link, Navigate, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
