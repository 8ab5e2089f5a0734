// SPDX-License-Identifier: MIT

import SwiftUI

struct PathOperationUsage: View {
  var body: some View {
    Circle().union(Rectangle()).fill(.red)
    Circle().intersection(Rectangle(), eoFill: true).stroke(.red)
    RoundedRectangle(cornerRadius: 8).subtracting(Circle().offset(x: 10))
    Capsule().symmetricDifference(Ellipse())
    Circle().lineIntersection(Rectangle().inset(by: 4)).stroke(.blue)
    Circle().lineSubtraction(Rectangle()).stroke(.blue)
    Text("a").clipShape(Circle().union(Capsule()))
  }

  func paths(_ one: Path, _ other: Path) -> [Path] {
    [
      one.union(other), one.intersection(other, eoFill: true), one.subtracting(other),
      one.symmetricDifference(other), one.lineIntersection(other), one.lineSubtraction(other),
      one.normalized(), one.normalized(eoFill: false),
    ]
  }

  func outlines(_ rect: CGRect) -> [Path] {
    [
      Circle().path(in: rect), Ellipse().path(in: rect), Capsule().path(in: rect),
      Rectangle().path(in: rect), RoundedRectangle(cornerRadius: 4).path(in: rect),
      UnevenRoundedRectangle(topLeadingRadius: 4).path(in: rect),
      ButtonBorderShape.capsule.path(in: rect),
    ]
  }
}
