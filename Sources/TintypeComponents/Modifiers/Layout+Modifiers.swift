// SPDX-License-Identifier: MIT

extension Component {
  /// Adds room at some edges, all by default.
  ///
  /// The room is 16 points where no length or `nil` is given.
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> some Component {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Adds the same room at all edges, in points.
  public func padding(_ length: Double) -> some Component { padding(.all, length) }

  /// Adds room at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some Component { modifier(.padding(insets)) }

  /// Fixes the width, the height or both, in points.
  ///
  /// A length that is negative or no finite number is left out, with a diagnostic.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some Component {
    modifier(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Limits the width and the height, in points; `maxWidth: .infinity` takes all that is proposed.
  ///
  /// Limits that contradict each other are put in order, with a diagnostic: the least size wins
  /// over the ideal one, and that over the greatest.
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some Component {
    modifier(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth,
          idealWidth: idealWidth,
          maxWidth: maxWidth,
          minHeight: minHeight,
          idealHeight: idealHeight,
          maxHeight: maxHeight,
          alignment: alignment
        )
      )
    )
  }

  /// Insists on the ideal size along the given axes, both by default.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some Component {
    modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the order in which a stack hands out room: the highest first, 0 by default.
  public func layoutPriority(_ priority: Double) -> some Component {
    modifier(.layoutPriority(Length(priority)))
  }
}
