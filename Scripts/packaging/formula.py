"""A formula for Homebrew: the released program on Linux, and a build from source on macOS."""

import facts

MACHINES = {"x86_64": "on_intel", "aarch64": "on_arm"}

TEMPLATE = """\
class A11yLint < Formula
  desc "{summary}"
  homepage "{homepage}"
  version "{version}"
  license "{licence}"

  on_macos do
    url "{homepage}.git",
        tag:      "{version}",
        revision: "{commit}"
    depends_on xcode: ["26.0", :build]
  end

  on_linux do
{linux}\
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "a11y-lint"
      bin.install ".build/release/a11y-lint"
    else
      bin.install "a11y-lint"
    end
    generate_completions_from_executable(bin/"a11y-lint", "completions")
  end

  test do
    (testpath/"Hello.a11y.yml").write "screen: Hello\\nchildren: [{{type: text, text: Hello}}]\\n"
    system bin/"a11y-lint", "Hello.a11y.yml"
  end
end
"""

LINUX = """\
    {machine} do
      url "{address}/{archive}"
      sha256 "{digest}"
    end
"""


def text(version, digests, commit, repository):
    """The formula. `digests` has the SHA-256 of the archive of each machine, by its name."""
    address = facts.release_address(repository, version)
    linux = [
        LINUX.format(
            machine=MACHINES[machine],
            address=address,
            archive=f"{facts.NAME}-{version}-linux-{machine}.tar.gz",
            digest=digest,
        )
        for machine, digest in sorted(digests.items(), key=lambda entry: MACHINES[entry[0]])
    ]
    return TEMPLATE.format(
        summary=facts.SUMMARY,
        homepage=facts.homepage(repository),
        version=version,
        licence=facts.LICENCE,
        commit=commit,
        linux="".join(linux),
    )
