// SPDX-License-Identifier: MIT

/// The resolved component of a scene with everything that determines its layout.
package struct ComponentSource: SceneSource {
  /// The resolved component.
  package let root: Node
  /// The viewport.
  package let viewport: Viewport
  /// The traits that override those of the device.
  package let traits: Traits
  /// The text measuring.
  package let measuring: any TextMeasuring
  /// The nodes of the scene, with those that geometry readers created.
  package let nodes: [Scene.Node]
  /// The content that geometry readers created.
  package let expanded: [GeometryContent: [Node]]
  /// A Boolean value that indicates whether a repeated layout may call the component's closures.
  package var callsClosures = true
}
