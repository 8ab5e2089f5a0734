// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging

extension Scene {
  /// The digest of the names, frames and stated meanings of the nodes: what may have changed while
  /// all pixels are the same.
  ///
  /// It is computed for each passing snapshot, so attributes, which take longer to find out than
  /// everything else here together, are no part of it.
  var nodeDigest: Digest128 {
    var text = ""
    let numbers = [Double](unsafeUninitializedCapacity: nodes.count * 5) { numbers, count in
      for node in nodes {
        text += node.element
        text += "\n"
        node.appendSemantics(to: &text)
        numbers[count] = Double(node.parent ?? -1)
        let frame = node.frame
        numbers[count + 1] = frame.origin.x
        numbers[count + 2] = frame.origin.y
        numbers[count + 3] = frame.size.width
        numbers[count + 4] = frame.size.height
        count += 5
      }
    }
    text += numbers.withUnsafeBytes { Digest128.of($0).hexadecimal }
    return text.withUTF8 { Digest128.of(UnsafeRawBufferPointer($0)) }
  }
}
