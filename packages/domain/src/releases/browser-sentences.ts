/** Stands for source code in a template, of which the names of members are kept. */
export const CODE = '§';

/**
 * Messages that browsers create, in the wording of Chromium, Firefox and WebKit: the language's first, then those of
 * pages. A line that differs only by a value has a gap for it; variants that depend on what was typed share one.
 */
export const BROWSER_SENTENCES = `
§ is not a function
§ is not a function or its return value is not iterable
§ is not a function. (In …)
§ is not a constructor
§ is not a constructor. (In …)
§ is not an Object. (evaluating …)
§ is not iterable
§ is not iterable (cannot read property …)
§ is not async iterable
§ is not defined
§ is undefined
§ is null
§ is not an object
§ is not callable
§ has no properties
… is not a function
… is not a constructor
… is not iterable
… is not an object
… is not defined
'…' is not a valid …
… is not a valid …
'…' is read-only
… is read-only
… is not extensible
… is not a symbol
… is not a promise
… is not an async function
… is not a function or its return value is not async iterable
… is not an iterable object
… called on null or undefined
… called on non-object
… called on incompatible receiver …
… called on incompatible …
… does not return an iterator object
… out of range
Cannot read properties of undefined
Cannot read properties of undefined (reading …)
Cannot read properties of null
Cannot read properties of null (reading …)
Cannot set properties of undefined
Cannot set properties of undefined (setting …)
Cannot set properties of null
Cannot set properties of null (setting …)
Cannot read property … of undefined
Cannot read property … of null
Cannot set property … of undefined
Cannot set property … of null
Cannot set property … of … which has only a getter
Cannot read private member … from an object whose class did not declare it
Cannot write private member … to an object whose class did not declare it
Cannot destructure property … of … as it is undefined.
Cannot destructure property … of … as it is null.
Cannot destructure … as it is undefined.
Cannot destructure … as it is null.
Cannot destructure …
Cannot convert undefined or null to object
Cannot convert object to primitive value
Cannot convert a Symbol value to a string
Cannot convert a Symbol value to a number
Cannot convert a BigInt value to a number
Cannot convert … to a BigInt
Cannot convert … to object
The number … cannot be converted to a BigInt because it is not an integer
Cannot mix BigInt and other types, use explicit conversions
Cannot use 'in' operator to search for … in …
Cannot assign to read only property … of object …
Cannot assign to read only property … of …
Cannot assign to read only property …
Cannot add property …, object is not extensible
Cannot define property …, object is not extensible
Cannot redefine property: …
Cannot delete property … of …
Cannot create property … on …
Cannot create proxy with a non-object as target or handler
Cannot perform … on a proxy that has been revoked
Cannot perform … on a detached ArrayBuffer
Cannot access … before initialization
Cannot call a class constructor … without |new|
Class constructor … cannot be invoked without 'new'
Class extends value … is not a constructor or null
Class extends value does not have valid prototype property …
Class extends value … is not an object or null
Class constructors cannot be invoked without 'new'
The value of the superclass is not a constructor or null.
The value of the superclass's prototype property is not an object or null.
Derived constructors may only return object or undefined
Must call super constructor in derived class before accessing 'this' or returning from derived constructor
Super constructor may only be called once
Super constructor … of anonymous class is not a constructor
Object prototype may only be an Object or null: …
Object.prototype.__proto__ called on null or undefined
Property description must be an object: …
Invalid property descriptor. Cannot both specify accessors and a value or writable attribute
Getter must be a function: …
Setter must be a function: …
Iterator value … is not an entry object
Iterator result … is not an object
Result of the … method is not an object
The iterator does not provide a … method
Reduce of empty array with no initial value
reduce of empty array with no initial value
Converting circular structure to JSON …
Converting circular structure to JSON
cyclic object value
JSON.stringify cannot serialize cyclic structures.
JSON.stringify cannot serialize BigInt.
Do not know how to serialize a BigInt
BigInt value can not be serialized in JSON
Function.prototype.apply was called on …, which is … and not a function
Bind must be called on a function
CreateListFromArrayLike called on non-object
First argument to … must not be a regular expression
… must not be a regular expression
… called with a non-global RegExp argument
String.prototype.matchAll called with a non-global RegExp argument
Regular expression too large
Invalid regular expression: …
Invalid regular expression flags
Invalid flags supplied to RegExp constructor …
Invalid flags: …
invalid regular expression flag …
invalid identity escape in regular expression
Invalid array length
invalid array length
Invalid array buffer length
Invalid typed array length: …
Invalid typed array length
Invalid DataView length …
Invalid string length
Invalid count value: …
Invalid code point …
Invalid time value
Invalid date
invalid date
Invalid Date
Invalid argument
Invalid time zone specified: …
invalid time zone in DateTimeFormat(): …
Invalid language tag: …
invalid language tag: …
Incorrect locale information provided
Invalid currency code : …
Invalid unit argument for … …
Value … out of range for … options property …
invalid value … for option …
The normalization form should be one of …
toString() radix must be between 2 and 36
toString() radix argument must be between 2 and 36
radix must be an integer at least 2 and no greater than 36
toFixed() digits argument must be between 0 and 100
toPrecision() argument must be between 1 and 100
toExponential() argument must be between 0 and 100
precision … out of range
repeat count must be non-negative
repeat count must be less than infinity and not overflow maximum string size
argument … is not an object
argument must be …
Offset is outside the bounds of the DataView
offset is out of bounds
Start offset … is outside the bounds of the buffer
start offset of … should be a multiple of …
byte length of … should be a multiple of …
Source is too large
Array buffer allocation failed
allocation size overflow
out of memory
Out of memory
Division by zero
BigInt division by zero
Maximum BigInt size exceeded
Exponent must be non-negative
BigInt too large
Maximum call stack size exceeded
Maximum call stack size exceeded.
too much recursion
URI malformed
malformed URI sequence
String contained an illegal UTF-16 sequence.
Assignment to constant variable.
invalid assignment to const …
Attempted to assign to readonly property.
Attempting to define property on object that is not extensible.
Attempting to change value of a readonly property.
Unable to delete property.
Can't find variable: …
can't access lexical declaration … before initialization
can't access property …, … is undefined
can't access property …, … is null
can't convert … to …
can't define property …: … is not extensible
can't redefine non-configurable property …
can't delete non-configurable array element
can't assign to property … on …: not an object
can't wrap callable …
right-hand side of 'in' should be an object, got …
setting getter-only property …
class heritage … is not an object or null
class heritage … is not a constructor
Cannot declare a private … twice
undefined is not an object (evaluating …)
null is not an object (evaluating …)
undefined is not a function (near …)
undefined is not a function
Spread syntax requires …iterable[Symbol.iterator] to be a function
Spread syntax requires …
Right side of assignment cannot be destructured
Object is not iterable
undefined is not iterable
undefined is not iterable (cannot read property …)
object null is not a function
object is not iterable (cannot read property …)
Illegal invocation
Illegal constructor
Illegal constructor.
Type error
Array size is not a small enough positive integer.
Length out of range of buffer
Access to … denied
Permission denied to access property …
Permission denied to access property … on cross-origin object
Blocked a frame with origin … from accessing a cross-origin frame.
Failed to fetch
Failed to fetch dynamically imported module: …
Failed to load module script: …
error loading dynamically imported module: …
Importing a module script failed.
NetworkError when attempting to fetch resource.
Load failed
network error
Network request failed
The network connection was lost.
The Internet connection appears to be offline.
Window.fetch: … is not a valid URL.
Response body object should not be disturbed or locked
body stream already read
Body is disturbed or locked
Invalid URL
… is not a valid URL.
… cannot be parsed as a URL.
URL constructor: … is not a valid URL.
The operation was aborted.
The operation timed out.
The user aborted a request.
Fetch is aborted
signal is aborted without reason
signal timed out
All promises were rejected
No Promise in Promise.any was resolved
Promise resolver … is not a function
Promise constructor cannot be invoked without 'new'
Chaining cycle detected for promise #<Promise>
The quota has been exceeded.
The string did not match the expected pattern.
The object can not be found here.
The object is in an invalid state.
The operation is insecure.
The operation is not supported.
The operation would yield an incorrect node tree.
The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.
The play() request was interrupted by …
Document is not focused.
Node cannot be found in the current page.
… could not be cloned.
The object could not be cloned.
The node to be removed is not a child of this node.
The node before which the new node is to be inserted is not a child of this node.
Node.removeChild: The node to be removed is not a child of this node
Node.insertBefore: Child to insert before is not a child of this node
Child to insert before is not a child of this node
The new child element contains the parent.
Argument 1 (…) to … must be an instance of Node
Argument … (…) to … must be an instance of …
Argument … is not an object.
Argument … does not implement interface ….
Not enough arguments
parameter … is not of type '…'.
parameter … is not an object.
The provided value is not of type ….
The provided value … is not a valid enum value of type ….
The provided value … is not of type ….
The provided … value is non-finite.
The provided value is non-finite.
Value is not …
The index provided (…) is greater than the maximum bound (…).
The index provided (…) is negative.
The offset … is larger than the node's length (…).
There is no child at offset ….
The element provided (…) is not …
The token provided must not be empty.
The token provided (…) contains HTML space characters, which are not valid in tokens.
The string contains invalid characters.
The string to be encoded contains characters outside of the Latin1 range.
The string to be decoded is not correctly encoded.
String contains an invalid character
The tag name provided (…) is not a valid name.
The qualified name provided (…) …
'…' is not a valid attribute name.
'…' is not a valid selector.
'…' is not a valid name.
Setting the value of … exceeded the quota.
A history state object with URL … cannot be created in a document with origin … and URL ….
The object's state is …
The element's …
… argument required, but only … present.
… arguments required, but only … present.
The callback provided as parameter … is not a function.
Overload resolution failed.
Invalid base URL
Window.getComputedStyle: Argument 1 does not implement interface Element.
Failed to parse URL from …
Request cannot be constructed from a URL that includes credentials: …
Invalid target origin … in a call to 'postMessage'.
This document requires 'TrustedHTML' assignment…
This document requires 'TrustedScript' assignment…
This document requires 'TrustedScriptURL' assignment…
Evaluating a string as JavaScript violates the following Content Security Policy directive …
Refused to evaluate a string as JavaScript …
call to Function() blocked by CSP
Invalid value used in weak set
Invalid value used in WeakSet
Invalid value used as weak map key
'set' on proxy: …
'get' on proxy: …
'has' on proxy: …
'deleteProperty' on proxy: …
'defineProperty' on proxy: …
'ownKeys' on proxy: …
'getPrototypeOf' on proxy: …
'setPrototypeOf' on proxy: …
proxy set handler returned false for property …
Proxy object's 'set' trap returned falsy value for property …
this is not a Date object.
this is not a typed array.
The comparison function must be either a function or undefined
The comparison function must be either a function or undefined: …
The comparison function must be either a function or undefined …
Failed to resolve module specifier …
Unexpected …
Invalid or unexpected token
Invalid left-hand side in assignment
missing ) after argument list
missing ) in parenthetical
The string '…' is not a valid XPath expression.
The string to be decoded contains characters outside of the Latin1 range.
The token can not contain whitespace.
Member not found
… is not valid JSON
`;
