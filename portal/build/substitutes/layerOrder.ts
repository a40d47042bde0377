/** In place of the order of MUI's CSS layers: the portal's theme has none (no modularCssLayers). */
const useLayerOrder = () => null;
export default useLayerOrder;
